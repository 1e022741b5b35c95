import { imageFailedEvent } from "@selvedge/domain/images/image-state";

/** A picture that cannot be shown no longer waits: its words stand on its ground, and the page hears of it (storefront §4). */
export function startPictures(): void {
  const failed = ({ target }: Event) => {
    if (!(target instanceof Image)) return;
    target.dataset.failed = "";
    target.dispatchEvent(new Event(imageFailedEvent, { bubbles: true }));
  };
  // Failures do not bubble: they are caught on their way down.
  document.addEventListener("error", failed, true);
}
