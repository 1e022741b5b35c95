// The page inside the editor: it shows what the server has stored, says what a person points at, and changes nothing itself.
import { type Channel, openChannel, type Port } from "@selvedge/builder/protocol/channel";
import { editorModules } from "@selvedge/builder/protocol/editor-module";
import { helloOf, welcome } from "@selvedge/builder/protocol/frame-handshake";
import { dashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { protocolVersion } from "@selvedge/builder/protocol/shapes";
import { blockOf, firstBlock } from "./blocks.ts";
import { bringForward, isInWindow, reveal } from "./bring-forward.ts";
import { showCompared } from "./compare/compared.ts";
import { openOverlay } from "./overlay.ts";
import { reportKeys, reportPresses } from "./report.ts";
import { showStored } from "./show-stored.ts";

/** Says hello to the dashboard around the page, and to no other window; without one the page is only looked at. */
export function startPageEditor(): void {
  const { dashboard } = document.documentElement.dataset;
  const asked = new URLSearchParams(location.hash.slice(1));
  const nonce = asked.get("editor") ?? asked.get("compared");
  const begin = asked.has("compared") ? showCompared : connect;
  if (!dashboard || !nonce || window.parent === window) return;
  // What is there for scripts to open shows, as it does to visitors, and the menu opens no panel over the page.
  document.documentElement.dataset.started = "";
  addEventListener("message", function take({ data, origin, source, ports: [port] }) {
    if (source !== window.parent || origin !== dashboard || data !== welcome || !port) return;
    removeEventListener("message", take);
    begin(port as Port);
  });
  window.parent.postMessage(helloOf(nonce), dashboard);
}

function connect(port: Port): void {
  const send = (message: FrameMessage) => channel.send(message);
  const overlay = openOverlay(send);
  let wanted = "";
  let chosen: string | undefined;
  /** A block that was just added comes with the page that has it: it is scrolled to then. */
  let isSought = false;
  let heightPx = innerHeight;
  const chosenBlock = () => (chosen === undefined ? null : blockOf(chosen));
  const channel: Channel<FrameMessage> = openChannel(port, dashboardMessage, (message) => {
    if (message.t === "select") {
      chosen = message.uids.at(-1);
      keepForward();
      overlay.select(message);
      isSought = message.reveal && chosen !== undefined && chosenBlock() === null;
      if (message.reveal) reveal(chosenBlock());
    }
    if (message.t === "scale") overlay.setScale(message.scale);
    if (message.t === "drag") overlay.dragNew(message.phase, message.point);
    if (message.t === "verdict") overlay.verdict(message.to, message);
    if (message.t === "module") overlay.setImproved(editorModules[message.module].improvedTarget);
    if (message.t === "stored") {
      wanted = message.address;
      void show(message.address);
    }
  });

  async function show(address: string) {
    const before = chosenBlock();
    const wasInSight = before !== null && isInWindow(before);
    const isShown = await showStored(address, () => wanted === address);
    if (isShown === "failed" && wanted === address) channel.send({ t: "gap", seen: 0 });
    keepForward();
    const block = chosenBlock();
    // What moves away on the page is followed; who has scrolled on is left where they are.
    if (block && (isSought || wasInSight)) {
      isSought = false;
      reveal(block);
    }
    overlay.place();
  }

  // A sheet over the lower part of a phone leaves the page less room: what is being changed stays in sight.
  addEventListener("resize", () => {
    if (innerHeight < heightPx) reveal(chosenBlock());
    heightPx = innerHeight;
  });
  /** What comes from the server is as visitors first see it, with everything closed. */
  function keepForward() {
    const block = chosenBlock();
    if (block) bringForward(block);
  }

  // A footer begins below the page that is shown around it.
  reveal(firstBlock(), "instant");
  reportPresses(send, overlay);
  reportKeys(send, overlay);
  channel.send({
    t: "ready",
    protocol: protocolVersion,
    build: "",
    rev: document.documentElement.dataset.rev ?? null,
    types: [],
  });
}
