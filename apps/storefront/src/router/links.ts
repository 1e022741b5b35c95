/** Raised on the document for links of the form "@name"; whoever knows the name acts (storefront §2.6). */
export const actionEvent = "selvedge:action";

/** Keeps "#" still, loads the document anew for "try again", and turns "@name" into its in-page action. Other clicks are the browser's. */
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
