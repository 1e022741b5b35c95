import { demoServer } from "../pages/demo-server.ts";
import { scriptsOf, stylesOf } from "../pages/page-files.ts";
import { type PageKind, shopperPages } from "../pages/shopper-pages.ts";
import type { Row } from "../report/row.ts";

/** Pages that React hydrates, and pages that work as they are rendered. */
const hydrated = ["product", "basket", "checkout", "receipt"] as const;
const content = ["home", "collection", "blog", "post", "help"] as const;
const hydratedKb = 80;
const contentKb = 10;
const stylesKb = 20;

/** What blocks that move, play or copy load by themselves, whether or not the demo shop's page has one. */
const moving = ["start-blocks"];

/** What a browser has to load of scripts for each page, compressed with gzip, through what it may; the most counts. */
export async function scriptBytes(): Promise<Row> {
  const { documents, read, close } = await shopperPages(await demoServer());
  const sizes: [PageKind, number, number][] = [];
  for (const kind of hydrated) sizes.push([kind, (await scriptsOf(documents[kind], read)).kb, hydratedKb]);
  for (const kind of content) sizes.push([kind, (await scriptsOf(documents[kind], read, moving)).kb, contentKb]);
  close();
  const words = ([kind, kb]: (typeof sizes)[number]) => `${kind} ${kb.toFixed(1)}`;
  const of = (limit: number) =>
    sizes
      .filter((size) => size[2] === limit)
      .map(words)
      .join(", ");
  return {
    name: "script-bytes",
    ratio: Math.max(...sizes.map(([, kb, limit]) => kb / limit)),
    target: { sign: "≤", value: 1 },
    detail: `kB gzip; of ${hydratedKb}: ${of(hydratedKb)}; of ${contentKb}, with every block that moves: ${of(contentKb)}`,
  };
}

/** What a browser has to load of styles for each page, its own styles and its theme's among them, compressed with gzip. */
export async function styleBytes(): Promise<Row> {
  const { documents, read, close } = await shopperPages(await demoServer());
  const sizes: [string, number][] = [];
  for (const [kind, html] of Object.entries(documents)) sizes.push([kind, (await stylesOf(html, read)).kb]);
  close();
  return {
    name: "style-bytes",
    ratio: Math.max(...sizes.map(([, kb]) => kb)),
    target: { sign: "≤", value: stylesKb },
    unit: "kB",
    detail: `gzip; ${sizes.map(([kind, kb]) => `${kind} ${kb.toFixed(1)}`).join(", ")}`,
  };
}
