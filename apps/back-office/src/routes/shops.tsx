import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { Store } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { ShopList } from "../shops/shop-list.tsx";
import { ShopPage } from "../shops/shop-page.tsx";

const noFilter = { q: "", state: "" };

/** Every shop: the list, and beside it the one that is chosen. On a narrow screen one of the two. */
export function Component() {
  const { id } = useParams();
  const { search } = useLocation();
  const { values, page, change } = useListAddress(noFilter);
  const chosen = id === undefined ? null : Number(id);
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(17rem,20rem)_minmax(0,1fr)]">
      {chosen === null ? <title>Shops · Selvedge</title> : null}
      <div className={`border-line border-r bg-surface ${chosen === null ? "" : "max-lg:hidden"}`}>
        <ShopList values={values} page={page} onChange={change} chosen={chosen} />
      </div>
      {chosen === null ? (
        <div className="max-lg:hidden">
          <EmptyState icon={Store} title="Choose a shop">
            Who may visit it, its plan, and who can see its pages.
          </EmptyState>
        </div>
      ) : (
        <ShopPage key={chosen} id={chosen} listSearch={search} />
      )}
    </div>
  );
}
