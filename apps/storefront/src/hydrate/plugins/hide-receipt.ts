// Anybody with a receipt's address can open the order. Third-party scripts can read the page's address and listen to its links
// and forms, so the address is hidden from them before such a script is loaded.

/** Redirects this browser to the receipt with this number when the page is reloaded. Tags get the number with the sale anyway. */
const cleanPath = (reference: string) => `/receipt/?order=${encodeURIComponent(reference)}`;

/** Links and forms of the page lead to this receipt and to what belongs to it. */
const secretParts = ".receipt :is(a, form)";
const watched = ["click", "auxclick", "focusin", "input", "change", "submit"];

/** Takes the order out of the address, and lets no script that is loaded later hear of links and forms, which go on to work. */
export function hideReceipt({ reference }: { reference: string }): void {
  history.replaceState(history.state, "", cleanPath(reference));
  for (const type of watched)
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && event.target.closest(secretParts)) event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
