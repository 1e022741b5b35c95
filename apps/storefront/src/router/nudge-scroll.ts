/**
 * After an intercepted navigation WebKit may register clicks slightly off their position (bug 309542), until the page has
 * scrolled once. Scrolling one pixel and back fixes it; other engines are left alone.
 */
export function nudgeScroll(): void {
  const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrom(e|ium)/.test(navigator.userAgent);
  if (!isWebKit || scrollY !== 0) return;
  scrollTo(0, 1);
  requestAnimationFrame(() => scrollTo(0, 0));
}
