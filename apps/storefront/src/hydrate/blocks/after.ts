/** Something that shows after a number of seconds. */
export function startAfter(element: HTMLElement): void {
  element.hidden = true;
  setTimeout(() => {
    element.hidden = false;
  }, Number(element.dataset.seconds) * 1_000);
}
