/** Dispatched on the document for links of the form "@name"; listeners act on the name (storefront §2.6). */
export const actionEvent = "selvedge:action";

/** Ignores "#" links, reloads for "try again" links, and dispatches the action of "@name" links. */
export function startLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const href = link?.getAttribute("href") ?? "";
    const isReload = link?.hasAttribute("data-reload") ?? false;
    if (href !== "#" && !href.startsWith("@") && !isReload) return;
    event.preventDefault();
    if (isReload) location.reload();
    if (href.startsWith("@")) document.dispatchEvent(new CustomEvent(actionEvent, { detail: href.slice(1) }));
  });
}
