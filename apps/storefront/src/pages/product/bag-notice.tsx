import { useEffect, useRef } from "react";
import { Icon } from "../../parts/icon.tsx";
import { hideBagNotice, useBagNotice } from "./bag-notice-state.ts";

/** A press beside the dialog closes it, where the browser knows how. */
const lightDismiss = { closedby: "any" } as const;

/** "Added to your bag", with the three ways on from there (storefront §2.5). */
export function BagNotice() {
  const notice = useBagNotice();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!notice || dialog.current?.open) return;
    dialog.current?.showModal();
  }, [notice]);
  if (!notice) return null;
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="bag-notice"
      aria-labelledby="bag-notice-title"
      onClose={hideBagNotice}
      {...lightDismiss}
    >
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
        {notice.image ? <img src={notice.image} alt="" width="80" height="80" /> : null}
        <div>
          <p className="bag-notice-name">{notice.name}</p>
          <p className="quiet">{notice.detail}</p>
        </div>
        <p className="bag-notice-price">{notice.price}</p>
      </div>
      <div className="bag-notice-ways">
        <a data-part="button" data-look="outlined" href="/basket/" onClick={close}>
          View Bag ({notice.count})
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
