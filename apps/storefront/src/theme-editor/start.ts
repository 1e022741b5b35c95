// The page inside the theme editor, beside the settings of a plugin or beside the menus: it shows what it is told, and does nothing else. Links and forms stay where they are.
import { type Channel, openChannel, type Port } from "@selvedge/builder/protocol/channel";
import { helloOf, welcome } from "@selvedge/builder/protocol/frame-handshake";
import { dashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { protocolVersion } from "@selvedge/builder/protocol/shapes";
import { leadScroll } from "./lead-scroll.ts";
import { ringTexts, toNextRing } from "./ring-texts.ts";
import { skipOffScreen } from "./skip-off-screen.ts";
import { wearing } from "./wearing.ts";

/** Says hello to the dashboard around the page, and to no other window; without one the page is only looked at. */
export function startThemeEditor(): void {
  const { dashboard } = document.documentElement.dataset;
  const nonce = new URLSearchParams(location.hash.slice(1)).get("editor");
  if (!dashboard || !nonce || window.parent === window) return;
  addEventListener("message", function take({ data, origin, source, ports: [port] }) {
    if (source !== window.parent || origin !== dashboard || data !== welcome || !port) return;
    removeEventListener("message", take);
    connect(port as Port);
  });
  window.parent.postMessage(helloOf(nonce), dashboard);
}

function connect(port: Port): void {
  // What is there for scripts to open shows, as it does to visitors, such as the button of the small menu.
  document.documentElement.dataset.started = "";
  const wear = wearing();
  let skip: (() => void) | undefined;
  const lead = leadScroll((to) => channel.send({ t: "scrolled", to }));
  const channel: Channel<FrameMessage> = openChannel(port, dashboardMessage, (message) => {
    if (message.t === "theme") {
      skip ??= skipOffScreen();
      skip();
      wear(message);
    }
    if (message.t === "plugin") void import("./show-plugin.ts").then(({ showPlugin }) => showPlugin(message));
    if (message.t === "menus") void import("./show-menus.tsx").then(({ showMenus }) => showMenus(message));
    if (message.t === "scrollTo") lead(message.to);
    if (message.t === "ring") channel.send({ t: "ringed", count: ringTexts(message.what) });
    if (message.t === "toRing") toNextRing();
  });
  for (const kind of ["click", "submit"]) addEventListener(kind, (event) => event.preventDefault(), true);
  addEventListener("keydown", ({ key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta }) => {
    if ((ctrl || meta) && "zy".includes(key.toLowerCase())) channel.send({ t: "key", key, ctrl, shift, alt, meta });
  });
  channel.send({ t: "ready", protocol: protocolVersion, build: "", rev: null, types: [] });
}
