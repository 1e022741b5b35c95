/** Arrows that move a strip by what is in sight, and the place in words. */
export function startCarousel(element: HTMLElement): void {
  const track = element.querySelector<HTMLElement>("[data-track]")!;
  const controls = element.querySelector<HTMLElement>("[data-controls]")!;
  const place = controls.querySelector<HTMLElement>("[data-place]");
  const arrows = [...controls.querySelectorAll<HTMLElement>("[data-step]")];

  function mark(): void {
    const { scrollLeft, clientWidth, scrollWidth } = track;
    const items = [...track.children] as HTMLElement[];
    const end = scrollLeft + clientWidth;
    const seen = items.filter((item) => item.offsetLeft - track.offsetLeft + item.offsetWidth * 0.6 <= end).length;
    const isWhole = scrollWidth <= clientWidth + 1;
    controls.hidden = isWhole;
    if (place) place.textContent = `${Math.max(1, seen)} of ${items.length}`;
    for (const arrow of arrows) {
      const isEnd = arrow.dataset.step === "1" ? end >= scrollWidth - 2 : scrollLeft <= 2;
      arrow.ariaDisabled = isEnd ? "true" : null;
    }
  }

  controls.addEventListener("click", ({ target }) => {
    const arrow = (target as Element).closest<HTMLElement>("[data-step]");
    if (!arrow || arrow.ariaDisabled) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    track.scrollBy({ left: Number(arrow.dataset.step) * track.clientWidth * 0.85, behavior });
  });
  track.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(track);
  mark();
}
