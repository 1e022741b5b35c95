// The page inside the editor: it shows what the server has stored, says what a person points at, and changes nothing itself.
import { type Channel, openChannel, type Port } from "@selvedge/builder/protocol/channel";
import { helloOf, welcome } from "@selvedge/builder/protocol/frame-handshake";
import { dashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { protocolVersion } from "@selvedge/builder/protocol/shapes";
import { blockOf, chainAt } from "./blocks.ts";
import { openOverlay } from "./overlay.ts";
import { showStored } from "./show-stored.ts";

/** Says hello to the dashboard around the page, and to no other window; without one the page is only looked at. */
export function startPageEditor(): void {
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
  const overlay = openOverlay((message) => channel.send(message));
  let wanted = "";
  const channel: Channel<FrameMessage> = openChannel(port, dashboardMessage, (message) => {
    if (message.t === "select") {
      overlay.select(message.uids[0] ?? null);
      if (message.reveal) reveal(message.uids[0]);
    }
    if (message.t === "stored") {
      wanted = message.address;
      void show(message.address);
    }
  });

  async function show(address: string) {
    const isShown = await showStored(address, () => wanted === address);
    if (isShown === "failed" && wanted === address) channel.send({ t: "gap", seen: 0 });
    overlay.place();
  }

  report(channel);
  channel.send({
    t: "ready",
    protocol: protocolVersion,
    build: "",
    rev: document.documentElement.dataset.rev ?? null,
    types: [],
  });
}

function reveal(uid: string | undefined): void {
  const block = uid === undefined ? null : blockOf(uid);
  if (!block) return;
  const { top, bottom } = block.getBoundingClientRect();
  if (bottom < 80 || top > innerHeight - 80) block.scrollIntoView({ block: "center", behavior: "smooth" });
}

/** Presses select; links, buttons and forms of the page do nothing while it is edited. */
function report(channel: Channel<FrameMessage>): void {
  const isOverlay = ({ target }: Event) => target instanceof Element && target.localName === "selvedge-editor";
  addEventListener(
    "click",
    (event) => {
      if (isOverlay(event)) return;
      event.preventDefault();
      event.stopPropagation();
      channel.send({ t: "select", uids: chainAt(event.target), isMore: event.shiftKey });
    },
    true,
  );
  addEventListener("submit", (event) => event.preventDefault(), true);
  addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
      if (isOverlay(event) && ["Enter", " ", "Tab"].includes(key)) return;
      const isMeant = ctrl || meta || alt || ["Delete", "Backspace", "Escape", "/"].includes(key);
      if (!isMeant || ["Control", "Meta", "Alt", "Shift"].includes(key)) return;
      if (((ctrl || meta) && "zyds".includes(key.toLowerCase())) || alt || key === "/") event.preventDefault();
      channel.send({ t: "key", key: key.slice(0, 30), ctrl, shift, alt, meta });
    },
    true,
  );
}
