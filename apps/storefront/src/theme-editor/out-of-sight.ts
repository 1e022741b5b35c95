// What nobody sees of the page is left out while themes are tried: each change of a token styles all of it anew.

/** How far around what is in sight the page is styled as well, so that scrolling meets nothing empty. */
const around = "100% 0px";

/** Leaves out each part that is out of sight, at the size that it had. A part that is in sight is as it is in the shop. */
export function leaveOutOfSight(): void {
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
