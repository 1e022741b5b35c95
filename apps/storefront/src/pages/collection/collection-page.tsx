import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { collectionSorts } from "@selvedge/domain/products/product-sorts";
import Crumbs from "../../parts/crumbs.tsx";
import { CardGrid } from "../../parts/lists/card-grid.tsx";

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
              {collectionSorts.map(({ sort, words }) => (
                <option key={sort} value={sort}>
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
        <p className="empty">There's nothing in this collection yet. Check back soon.</p>
      )}
    </div>
  );
}
