import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import Crumbs from "../../parts/crumbs.tsx";
import { FinderList } from "../../parts/finder/finder-list.tsx";
import { LaidOut } from "../../parts/template/laid-out.tsx";

/** A collection's products. */
export default function CollectionPage({ answer }: { answer: PageAnswer<"collection"> }) {
  const { name, description, finder, products, crumbs, template } = answer.data;
  const parts = {
    collectionHead: (
      <>
        <Crumbs crumbs={crumbs} />
        <div className="page-head" data-part="head">
          <h1>{name}</h1>
          {description ? <p className="lead">{description}</p> : null}
        </div>
      </>
    ),
    collectionList: <FinderList finder={finder} products={products} label={`Pages of ${name}`} />,
  };
  if (template) return <LaidOut template={template} parts={parts} />;
  return (
    <div className="page-frame">
      {parts.collectionHead}
      {parts.collectionList}
    </div>
  );
}
