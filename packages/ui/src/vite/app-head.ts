import type { Plugin } from "vite";
import { faviconSvg } from "../frames/favicon.ts";
import { themeScript } from "../theme/theme-choice.ts";

/**
 * Returns a Vite plugin that puts what every app of ours needs into its head: the theme script, the favicon and the
 * colours of the browser's own bar. The two files are served from the app's base, so a strict content policy allows them.
 */
export function appHead(): Plugin {
  let base = "/";
  return {
    name: "selvedge-app-head",
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = FILES.find((known) => request.url?.split("?")[0] === base + known.fileName);
        if (!file) return next();
        response.setHeader("Content-Type", file.type);
        response.end(file.source);
      });
    },
    generateBundle() {
      for (const { fileName, source } of FILES) this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml() {
      return [
        { tag: "script", attrs: { src: `${base}theme.js` }, injectTo: "head-prepend" },
        { tag: "link", attrs: { rel: "icon", type: "image/svg+xml", href: `${base}favicon.svg` }, injectTo: "head" },
        themeColour("#faf9f6", "light"),
        themeColour("#121418", "dark"),
      ];
    },
  };
}

const FILES = [
  { fileName: "theme.js", source: themeScript, type: "text/javascript" },
  { fileName: "favicon.svg", source: faviconSvg, type: "image/svg+xml" },
];

function themeColour(content: string, scheme: "light" | "dark") {
  const attrs = { name: "theme-color", content, media: `(prefers-color-scheme: ${scheme})` };
  return { tag: "meta", attrs, injectTo: "head" as const };
}
