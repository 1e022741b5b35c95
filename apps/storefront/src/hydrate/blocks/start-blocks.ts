// Starts the blocks that do more with scripts. Each works without; a page that holds none of them loads none of this.
import { startAfter } from "./after.ts";
import { startCarousel } from "./carousel.ts";
import { startClose } from "./close.ts";
import { startCopy } from "./copy.ts";
import { startFrame } from "./frame.ts";
import { startShare } from "./share.ts";
import { startSlideshow } from "./slideshow.ts";
import { startVideo } from "./video.ts";

/** By the value of `data-starts` on a block's element. */
const starts: Readonly<Record<string, (element: HTMLElement) => void>> = {
  after: startAfter,
  carousel: startCarousel,
  close: startClose,
  copy: startCopy,
  frame: startFrame,
  // It waits for its entries anyway.
  later: (element) => void import("./later.ts").then(({ startLater }) => startLater(element)),
  share: startShare,
  slideshow: startSlideshow,
  video: startVideo,
};

const started = new WeakSet<Element>();

/** Starts each block on the page once, however often it is called. */
export function startBlocks(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-starts]")) {
    if (started.has(element)) continue;
    started.add(element);
    starts[element.dataset.starts!]?.(element);
    element.dataset.started = "";
  }
}
