import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { Store } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { ListAndChosen } from "../lists/list-and-chosen.tsx";
import { ShopList } from "../shops/shop-list.tsx";
import { ShopPage } from "../shops/shop-page.tsx";

const noFilter = { q: "", state: "" };

/** Every shop: the list, and beside it the one that is chosen. */
export function Component() {
  const { id } = useParams();
  const { search } = useLocation();
  const { values, page, change } = useListAddress(noFilter);
  const chosen = id === undefined ? null : Number(id);
  return (
    <ListAndChosen
      title="Shops"
      list={<ShopList values={values} page={page} onChange={change} chosen={chosen} />}
      chosen={chosen === null ? null : <ShopPage key={chosen} id={chosen} listSearch={search} />}
      invitation={{
        icon: Store,
        title: "Choose a shop",
        text: "Who may visit it, its plan, and who can see its pages.",
      }}
    />
  );
}
