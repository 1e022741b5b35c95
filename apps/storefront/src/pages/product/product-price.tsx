import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { money } from "../../state/money.ts";

/** The current price, the regular price during a sale, and the VAT note. */
export default function ProductPrice({ product }: { product: ProductData }) {
  const { price, salePrice, onSale, isFrom, currency } = product;
  return (
    <p className="product-price">
      {isFrom ? <span className="quiet">From</span> : null}
      {onSale && salePrice !== null ? (
        <>
          <span className="sale-price">
            <span className="visually-hidden">Sale price </span>
            {money(salePrice, currency)}
          </span>
          <s>
            <span className="visually-hidden">Was </span>
            {money(price, currency)}
          </s>
        </>
      ) : (
        <span>{money(price, currency)}</span>
      )}
      <span className="quiet">{product.vatRate === 0 ? "No VAT on children's clothes" : "VAT included"}</span>
    </p>
  );
}
