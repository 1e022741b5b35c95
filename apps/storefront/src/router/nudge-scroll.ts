/**
 * After an intercepted navigation WebKit may take clicks a little beside where they fall (bug 309542), until the page has
 * scrolled once. One pixel there and back in the next frame puts it right; other engines are left alone.
 */
export function nudgeScroll(): void {
  const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrom(e|ium)/.test(navigator.userAgent);
  if (!isWebKit || scrollY !== 0) return;
  scrollTo(0, 1);
  requestAnimationFrame(() => scrollTo(0, 0));
}
