import { quantityLimit } from "@selvedge/domain/limits";
import { useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Icon } from "../../parts/icon.tsx";

/** What has just been put into the basket. */
export interface Added {
  name: string;
  detail: string;
  image: string;
  /** For all added pieces together; empty if none was added. */
  price: string;
  wanted: number;
  added: number;
  /** Pieces in the basket. */
  count: number;
}

/** The result as a heading and, if not everything was added, the reason. */
function noticeText({ wanted, added }: Added): { title: string; why: string } {
  const full = `You can order up to ${quantityLimit} of one item.`;
  if (added === 0)
    return { title: "Nothing was added", why: `You already have ${quantityLimit} of these in your basket. ${full}` };
  if (added < wanted) return { title: `${added} of ${wanted} added to your basket`, why: full };
  return { title: "Added to your basket", why: "" };
}

let root: Root | undefined;

/** Opens the notice over the page. Its code is loaded when something has been added. */
export function showBagNotice(added: Added): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<BagNotice key={performance.now()} added={added} onClose={() => root?.render(null)} />);
}

/** A click outside the dialog closes it, where the browser supports it. */
const lightDismiss = { closedby: "any" } as const;

/** What was added, with three actions: bag, checkout, continue (storefront §2.5). */
function BagNotice({ added, onClose }: { added: Added; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, why } = noticeText(added);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    const { navigation } = window as { navigation?: EventTarget };
    element?.showModal();
    // Any navigation closes the notice.
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
      <div className="bag-notice-actions">
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
