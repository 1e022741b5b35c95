// While a theme is being changed, off-screen parts of the page are not rendered: each changed token restyles all that is.

/** How far beyond the screen parts are still rendered, so that scrolling shows nothing empty. */
const around = "30% 0px";
/** How long after the last change all parts are rendered again, for people who scroll far, search or use a screen reader. */
const restMs = 1_000;

/** Tells which parts of the page are off screen. Gives what is called before each change. */
export function skipOffScreen(): () => void {
  const away = new Set<HTMLElement>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    rest = undefined;
    for (const part of away) part.style.contentVisibility = "";
  };
  const watcher = new IntersectionObserver(
    (parts) => {
      for (const { target, isIntersecting } of parts) {
        const part = target as HTMLElement;
        if (!isIntersecting) away.add(part);
        else if (away.delete(part)) part.style.contentVisibility = "";
      }
    },
    { root: document, rootMargin: around },
  );
  for (const part of partsOfPage()) {
    // The browser remembers the size in which it is rendered last.
    part.style.containIntrinsicSize = "auto 1px auto 1px";
    watcher.observe(part);
  }
  return () => {
    for (const part of away) part.style.contentVisibility = "hidden";
    clearTimeout(rest);
    rest = setTimeout(show, restMs);
  };
}

/** The blocks that stand below each other, and the footer. */
export function partsOfPage(): HTMLElement[] {
  let within = document.querySelector("main");
  while (within?.children.length === 1) within = within.firstElementChild as HTMLElement;
  return [...(within?.children ?? []), ...document.querySelectorAll("footer.footer")].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part.checkVisibility(),
  );
}
