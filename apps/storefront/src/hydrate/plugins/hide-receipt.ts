// Whoever has a receipt's address can open the order. Scripts of other companies read the page's address and listen to its
// links and forms, so the order is taken out of all of these before such a script is loaded.

/** Where a browser that loads it again is led back to the receipt with this number, which tags are told of with the sale. */
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
