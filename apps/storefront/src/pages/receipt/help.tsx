import type { ReceiptData } from "@selvedge/contracts/storefront/page-data";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { type Wish, wishesOf } from "./wishes.ts";

/** Whom to write to, and what about: each thing a shopper may want, or the reason why it cannot be done now. */
export function Help({ receipt: { reference, email, actions } }: { receipt: ReceiptData }) {
  const { supportEmail } = useShopFrame();
  const about = (subject: string) => `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`;
  const wishes = wishesOf(actions);
  const link = ({ ask, subject }: Wish) => (ask ? <a href={about(`${reference}: ${subject}`)}>{ask}</a> : subject);
  return (
    <section className="receipt-card" aria-labelledby="help-title">
      <h2 id="help-title">Something to change?</h2>
      {wishes.some(({ ask }) => ask) ? (
        <p className="wishes-lead">Each link opens an email to the shop with your order number in it.</p>
      ) : null}
      <ul className="wishes">
        {wishes.map((wish) => (
          <li key={wish.code}>
            <span>{link(wish)}</span> <span className="quiet">{wish.note}</span>
          </li>
        ))}
      </ul>
      <p>
        For anything else write to <a href={about(reference)}>{supportEmail}</a> and give the order number. The
        confirmation went to {email}.
      </p>
    </section>
  );
}
