import { useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Icon } from "../../parts/icon.tsx";

/** What has just been put into the basket. */
export interface Added {
  name: string;
  detail: string;
  image: string;
  price: string;
  count: number;
}

let root: Root | undefined;

/** Opens the notice over the page. Its code comes when something has been added. */
export function showBagNotice(added: Added): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<BagNotice key={performance.now()} added={added} onClose={() => root?.render(null)} />);
}

/** A press beside the dialog closes it, where the browser knows how. */
const lightDismiss = { closedby: "any" } as const;

/** "Added to your bag", with the three ways on from there (storefront §2.5). */
function BagNotice({ added, onClose }: { added: Added; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
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
          <Icon name="check" size={20} />
          Added to your bag
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="bag-notice-line">
        {added.image ? <img src={added.image} alt="" width="80" height="80" /> : null}
        <div>
          <p className="bag-notice-name">{added.name}</p>
          <p className="quiet">{added.detail}</p>
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
