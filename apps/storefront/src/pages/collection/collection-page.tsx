import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import Crumbs from "../../parts/crumbs.tsx";
import { FinderList } from "../../parts/finder/finder-list.tsx";

/** A collection's products. */
export default function CollectionPage({ answer }: { answer: PageAnswer<"collection"> }) {
  const { name, description, finder, products, crumbs } = answer.data;
  return (
    <div className="page-frame">
      <Crumbs crumbs={crumbs} />
      <div className="page-head" data-part="head">
        <h1>{name}</h1>
        {description ? <p className="lead">{description}</p> : null}
      </div>
      <FinderList finder={finder} products={products} label={`Pages of ${name}`} />
    </div>
  );
}
