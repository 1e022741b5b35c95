import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { Icon } from "../parts/icon.tsx";

/**
 * The currency that prices are shown in, on wide screens. A plain form: with scripts a choice submits it, without them its
 * button does (storefront §2.4).
 */
export function CurrencyForm({ shop: { offered, shownCurrency } }: { shop: ShopFrame }) {
  if (offered.length === 0) return null;
  return (
    <form className="currency-form" method="post" action="/currency/">
      <label>
        <span className="visually-hidden">Currency</span>
        <select name="currency" defaultValue={shownCurrency} data-submits="">
          {offered.map(({ code, name }) => (
            <option key={code} value={code} label={`${code} ${name}`}>
              {code}
            </option>
          ))}
        </select>
        <span className="currency-code" aria-hidden="true">
          {shownCurrency}
          <Icon name="down" size={14} />
        </span>
      </label>
      <noscript>
        <button type="submit">Show</button>
      </noscript>
    </form>
  );
}
