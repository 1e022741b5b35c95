import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import { CardGrid } from "../parts/card-grid.tsx";
import Crumbs from "../parts/crumbs.tsx";

export const sorts = {
  bestsellers: "Best selling",
  "new-in": "Newest",
  "price-low": "Price, low first",
  "price-high": "Price, high first",
};

/** A collection's products. The order is a plain form: choosing one navigates, with or without scripts. */
export default function CollectionPage({ answer }: { answer: PageAnswer<"collection"> }) {
  const { name, description, sort, products, crumbs } = answer.data;
  return (
    <div className="page-frame">
      <Crumbs crumbs={crumbs} />
      <div className="page-head" data-part="head">
        <h1>{name}</h1>
        {description ? <p className="lead">{description}</p> : null}
      </div>
      <div className="list-bar">
        <p className="quiet">{products.length === 1 ? "1 product" : `${products.length} products`}</p>
        <form method="get" key={sort}>
          <label>
            Sort by{" "}
            <select name="sort" data-part="field" data-submits="" defaultValue={sort}>
              {Object.entries(sorts).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <noscript>
            <button type="submit" data-part="button" data-look="outlined" data-size="small">
              Sort
            </button>
          </noscript>
        </form>
      </div>
      {products.length > 0 ? (
        <CardGrid products={products} eager={4} />
      ) : (
        <p className="empty">There is nothing in this collection yet. Look again soon.</p>
      )}
    </div>
  );
}
