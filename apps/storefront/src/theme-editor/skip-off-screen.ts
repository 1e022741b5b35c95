// While a theme is being tried, off-screen parts of the page are not rendered: each changed token restyles all that is.

/** How far beyond the screen parts are still rendered, so that scrolling shows nothing empty. */
const around = "100% 0px";

/** Stops rendering each off-screen part, which keeps its size. A part on screen looks as it does in the shop. */
export function skipOffScreen(): void {
  const watcher = new IntersectionObserver(
    (parts) => {
      for (const { target, isIntersecting } of parts)
        (target as HTMLElement).style.contentVisibility = isIntersecting ? "" : "auto";
    },
    { root: document, rootMargin: around },
  );
  for (const part of partsOfPage()) {
    // The browser remembers the size in which it is rendered last.
    part.style.containIntrinsicSize = "auto 1px auto 1px";
    watcher.observe(part);
  }
}

/** The blocks that stand below each other, and the footer. */
function partsOfPage(): HTMLElement[] {
  let within = document.querySelector("main");
  while (within?.children.length === 1) within = within.firstElementChild as HTMLElement;
  return [...(within?.children ?? []), ...document.querySelectorAll("footer.footer")].filter(
    (part) => part instanceof HTMLElement,
  );
}
