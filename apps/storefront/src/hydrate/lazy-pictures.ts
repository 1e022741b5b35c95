// Fetches pictures shortly before they scroll into view, in browsers that would wait longer. Loaded with the first scroll;
// without it the browser's own lazy loading holds. Source: storefront §9.
import { isFetchedNow, lazyImages } from "@selvedge/browser/images/lazy-images";

export function startLazyPictures(): void {
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    const screen = { width: innerWidth, height: innerHeight };
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
      if (isFetchedNow(picture.getBoundingClientRect(), screen)) picture.loading = "eager";
  };
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, lazyImages.throttleMs);
  };
  addEventListener("scroll", lookSoon, { passive: true });
  addEventListener("resize", lookSoon, { passive: true });
  look();
}
