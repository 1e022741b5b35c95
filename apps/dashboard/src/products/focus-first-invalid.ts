/** Leads to the first field of the page that is marked as wrong, once the marks are drawn. */
export const focusFirstInvalid = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>("#content [aria-invalid=true]")?.focus());
