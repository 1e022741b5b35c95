import { imageFailedEvent } from "@selvedge/browser/images/image-state";

/** On a load error: marks the image failed, shows its alt text, and raises an event (storefront §4). */
export function startPictures(): void {
  // Error events do not bubble: this listens in the capture phase.
  document.addEventListener("error", ({ target }) => target instanceof Image && fail(target), true);
  for (const picture of document.images) failEarlier(picture);
  const lookAhead = () => void import("./lazy-pictures.ts").then(({ startLazyPictures }) => startLazyPictures());
  addEventListener("scroll", lookAhead, { once: true, passive: true });
}

function fail(picture: HTMLImageElement): void {
  picture.dataset.failed = "";
  picture.dispatchEvent(new Event(imageFailedEvent, { bubbles: true }));
}

/** An image that failed before this script ran. An SVG without a size has no width either, so decoding it decides. */
function failEarlier(picture: HTMLImageElement): void {
  const seemsBroken = picture.complete && picture.currentSrc !== "" && picture.naturalWidth === 0;
  if (seemsBroken) picture.decode().catch(() => fail(picture));
}
