import { quantityLimit } from "@selvedge/domain/limits";
import { useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Icon } from "../../parts/icon.tsx";

/** What has just been put into the basket. */
export interface Added {
  name: string;
  detail: string;
  image: string;
  /** Of all pieces that were added; empty where none was. */
  price: string;
  wanted: number;
  added: number;
  /** Pieces in the basket. */
  count: number;
}

/** What happened, as a heading and, where it is not all that was wished for, why. */
function wordsOf({ wanted, added }: Added): { title: string; why: string } {
  const full = `A basket holds ${quantityLimit} of one piece at most.`;
  if (added === 0)
    return { title: "Nothing was added", why: `There are ${quantityLimit} of these in your basket already. ${full}` };
  if (added < wanted) return { title: `${added} of ${wanted} added to your basket`, why: full };
  return { title: "Added to your basket", why: "" };
}

let root: Root | undefined;

/** Opens the notice over the page. Its code comes when something has been added. */
export function showBagNotice(added: Added): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<BagNotice key={performance.now()} added={added} onClose={() => root?.render(null)} />);
}

/** A press beside the dialog closes it, where the browser knows how. */
const lightDismiss = { closedby: "any" } as const;

/** What has come of adding, with the three ways on from there (storefront §2.5). */
function BagNotice({ added, onClose }: { added: Added; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, why } = wordsOf(added);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    const { navigation } = window as { navigation?: EventTarget };
    element?.showModal();
    // Whatever leads to another page leads away from the notice too.
    navigation?.addEventListener("currententrychange", onClose);
    return () => {
      navigation?.removeEventListener("currententrychange", onClose);
      element?.close();
    };
  }, [onClose]);
  return (
    <dialog ref={dialog} className="bag-notice" aria-labelledby="bag-notice-title" onClose={onClose} {...lightDismiss}>
      <div className="bag-notice-head">
        <h2 id="bag-notice-title">
          {added.added > 0 ? <Icon name="check" size={20} /> : null}
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {why ? <p>{why}</p> : null}
      <div className="bag-notice-line">
        {added.image ? <img src={added.image} alt="" width="80" height="80" /> : null}
        <div>
          <p className="bag-notice-name">{added.name}</p>
          <p className="quiet">
            {added.detail}
            {added.added > 1 ? `, quantity ${added.added}` : ""}
          </p>
        </div>
        <p className="bag-notice-price">{added.price}</p>
      </div>
      <div className="bag-notice-ways">
        <a data-part="button" data-look="outlined" href="/basket/" onClick={close}>
          View Bag ({added.count})
        </a>
        <a data-part="button" data-look="filled" href="/checkout/">
          Checkout
        </a>
        <button type="button" className="text-button" onClick={close}>
          Continue Shopping
        </button>
      </div>
    </dialog>
  );
}
