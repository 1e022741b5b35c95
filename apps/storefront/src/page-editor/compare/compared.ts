// The page as one of two states that are compared: it frames what is different, and scrolls with the other one.
import { type Channel, openChannel, type Port } from "@selvedge/builder/protocol/channel";
import { dashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { protocolVersion, type ScrollPlace } from "@selvedge/builder/protocol/shapes";
import { blockOf, childrenOf, firstBlock } from "../blocks.ts";
import { bringForward, reveal } from "../bring-forward.ts";
import { changeMarks } from "./change-marks.ts";
import { foldedBlocks } from "./folded-blocks.ts";

/** The line of the window, in pixels from its top, that both pages bring the same block to. */
const linePx = 80;
/** So long after it was led the page says nothing of its scrolling, which is not the person's own. */
const ledMs = 200;

export function showCompared(port: Port): void {
  let ledUntilMs = 0;
  let planned = 0;
  const marks = changeMarks();
  const folded = foldedBlocks();
  const channel: Channel<FrameMessage> = openChannel(port, dashboardMessage, (message) => {
    if (message.t === "marks") marks.show(message.marks);
    if (message.t === "scale") document.documentElement.style.setProperty("--compared-scale", String(message.scale));
    if (message.t === "folds") folded.show(message.uids);
    if (message.t !== "scrollTo") return;
    ledUntilMs = performance.now() + ledMs;
    bringTo(message.to, folded.seenAs);
  });
  addEventListener(
    "scroll",
    () => {
      if (performance.now() < ledUntilMs || planned !== 0) return;
      planned = requestAnimationFrame(() => {
        planned = 0;
        channel.send({ t: "scrolled", to: placeNow() });
      });
    },
    { passive: true },
  );
  // Nothing of the page works: it is looked at.
  for (const kind of ["click", "submit"]) addEventListener(kind, (event) => event.preventDefault(), true);
  // A footer begins below the page that is shown around it.
  reveal(firstBlock(), "instant");
  const rev = document.documentElement.dataset.rev ?? null;
  channel.send({ t: "ready", protocol: protocolVersion, build: "", rev, types: [] });
}

function placeNow(): ScrollPlace {
  const blocks = childrenOf(null);
  const at = blocks.findIndex((block) => block.getBoundingClientRect().bottom > linePx);
  const block = blocks[at];
  if (scrollY < 4 || !block) return { uid: null, share: 0, near: [] };
  const { top, height } = block.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (linePx - top) / Math.max(1, height)));
  const near = blocks.slice(0, at).map(({ dataset }) => dataset.uid!);
  return { uid: block.dataset.uid!, share, near: near.toReversed() };
}

/** `seenAs` is what stands on the page where a block is folded. */
function bringTo({ uid, share, near }: ScrollPlace, seenAs: (block: HTMLElement) => HTMLElement): void {
  if (uid === null) {
    scrollTo({ top: 0, behavior: "instant" });
    return;
  }
  const own = blockOf(uid);
  const found = own ?? near.map(blockOf).find((block) => block !== null);
  if (!found) return;
  if (own) bringForward(own);
  const { top, height } = seenAs(found).getBoundingClientRect();
  scrollTo({ top: scrollY + top + height * (own ? share : 1) - linePx, behavior: "instant" });
}
