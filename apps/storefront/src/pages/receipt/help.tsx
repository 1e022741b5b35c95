import type { ReceiptData, ReceiptPageData } from "@selvedge/contracts/pages/page-data";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { ownChangesOf, payPathOf } from "./own-changes.ts";
import { requestsOf, type ShopRequest } from "./shop-requests.ts";

interface HelpProps extends Pick<ReceiptPageData, "orderHash" | "form"> {
  receipt: ReceiptData;
}

/** How to contact the shop: a link for each possible request, or the reason why it is not available. */
export function Help({ receipt, orderHash, form }: HelpProps) {
  const { reference, email, actions, shippingAddress } = receipt;
  const cancel = actions.find(({ code }) => code === "cancel");
  const { supportEmail } = useShopFrame();
  const about = (subject: string) => `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`;
  const requests = requestsOf(actions);
  const payPath = payPathOf(actions, orderHash);
  const link = ({ linkText, subject }: ShopRequest) =>
    linkText ? <a href={about(`${reference}: ${subject}`)}>{linkText}</a> : subject;
  return (
    <section className="receipt-card" aria-labelledby="help-title">
      <h2 id="help-title">Need to change something?</h2>
      {payPath ? (
        <p>
          <a data-part="button" data-look="filled" href={payPath}>
            Pay for this order
          </a>
        </p>
      ) : null}
      <ul className="requests">
        {ownChangesOf(actions, orderHash).map(({ code, name, path, note }) => (
          <li key={code}>
            {path ? <a href={path}>{name}</a> : <span>{name}</span>} <span className="quiet">{note}</span>
          </li>
        ))}
      </ul>
      {requests.some(({ linkText }) => linkText) ? (
        <p className="requests-lead">Each link opens an email to the shop with your order number in it.</p>
      ) : null}
      <ul className="requests">
        {requests.map((request) => (
          <li key={request.code}>
            <span>{link(request)}</span> <span className="quiet">{request.note}</span>
          </li>
        ))}
      </ul>
      {cancel ? (
        <CancelOrder action={cancel} orderHash={orderHash} form={form} isMasked={shippingAddress.isMasked} />
      ) : null}
      <p>
        For anything else, email <a href={about(reference)}>{supportEmail}</a> with your order number. We sent the
        confirmation to {email}.
      </p>
    </section>
  );
}
