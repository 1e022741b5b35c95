import type { CardData, ProductData } from "@selvedge/contracts/pages/page-data";
import { isPaperType } from "@selvedge/domain/products/sku";
import { useEffect, useState } from "react";
import { CardGrid } from "../../../parts/lists/card-grid.tsx";
import { api } from "../../../state/api.ts";
import { minorAmount } from "../../../state/money.ts";
import "./looked-at.css";
import { storeSeen } from "./seen-products.ts";

/** Cards of the products with these ids, and the way to forget them. Those that are gone are left out. */
export default function SeenCards({ ids }: { ids: readonly number[] }) {
  const [products, setProducts] = useState<readonly CardData[]>([]);
  useEffect(() => {
    let isLate = false;
    api("POST /products/fetch/", { body: { product_ids: [...ids] as never } })
      .then(({ data }) => isLate || setProducts(data.map(cardOf)))
      // Nobody waits for it: a list that did not come is not shown.
      .catch((error) => console.error(error));
    return () => {
      isLate = true;
    };
  }, [ids]);
  if (products.length === 0) return null;
  const forget = () => {
    storeSeen([]);
    setProducts([]);
  };
  return (
    <section className="looked-at" aria-labelledby="looked-at-title">
      <div data-part="head">
        <h2 id="looked-at-title">You looked at</h2>
        <button type="button" className="text-button" onClick={forget}>
          Forget these
        </button>
      </div>
      <CardGrid products={products} level={3} />
    </section>
  );
}

/** Pictures of prints on paper bring their own ground to the edge; all others have a clear one. */
function cardOf({
  id,
  urlName,
  name,
  currency,
  price,
  salePrice,
  onSale,
  isFrom,
  rating,
  image,
  colours,
  type,
  ...product
}: ProductData): CardData {
  const [widest = 1920, original = ""] = Object.entries(image?.sizes ?? {}).at(-1) ?? [];
  const size = Number(widest);
  return {
    ...{ id, urlName, name, detail: product.blankName, currency, colours },
    priceIncTaxMinor: minorAmount(price, currency),
    ...(onSale && salePrice !== null ? { salePriceIncTaxMinor: minorAmount(salePrice, currency) } : {}),
    ...(isFrom ? { isFrom } : {}),
    ...(rating ? { rating } : {}),
    image: image && { ...image, original, width: size, height: size, cutout: !isPaperType(type) },
  };
}
