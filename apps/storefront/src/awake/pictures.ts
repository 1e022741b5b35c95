import { imageFailedEvent } from "@selvedge/domain/images/image-state";

/** A picture that cannot be shown no longer waits: its words stand on its ground, and the page hears of it (storefront §4). */
export function startPictures(): void {
  // Failures do not bubble: they are caught on their way down.
  document.addEventListener("error", ({ target }) => target instanceof Image && fail(target), true);
  for (const picture of document.images) failEarlier(picture);
}

function fail(picture: HTMLImageElement): void {
  picture.dataset.failed = "";
  picture.dispatchEvent(new Event(imageFailedEvent, { bubbles: true }));
}

/** One that failed before this script was there. A drawing without a size of its own has no width either, so it is tried. */
function failEarlier(picture: HTMLImageElement): void {
  const seemsBroken = picture.complete && picture.currentSrc !== "" && picture.naturalWidth === 0;
  if (seemsBroken) picture.decode().catch(() => fail(picture));
}
