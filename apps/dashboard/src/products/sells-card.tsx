import { TextLink } from "@selvedge/ui/actions/text-link";
import { TagsField } from "@selvedge/ui/choices/tags-field";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Collection, Product } from "../data/reply.ts";
import { useMay, useShop } from "../session/shop.ts";
import { visitorsQuery } from "../visitors/visitors-query.ts";
import { hiddenReasons } from "./hidden-reasons.ts";
import { collectionsQuery } from "./list/collections-query.ts";
import type { ProductEditor } from "./use-product-editor.ts";
import { isForSale, WhereItShows } from "./where-it-shows.tsx";

/** The collections that a product is in, and its page in the shop. */
export function SellsCard({ product, editor }: { product: Product; editor: ProductEditor }) {
  const shop = useShop();
  const queries = useQueryClient();
  const { queryKey, ...query } = collectionsQuery(shop.id);
  const { data: collections = [] } = useQuery({ queryKey, ...query });
  const byHand = collections.filter(({ rule }) => rule === null);
  const chosen = editor.form.collectionIds.map(String).filter((id) => byHand.some((each) => String(each.id) === id));
  const automatic = editor.form.collectionIds.filter((id) => !byHand.some((each) => each.id === id));
  const choose = (ids: readonly string[]) => editor.change({ collectionIds: [...automatic, ...ids.map(Number)] });
  const { data: access } = useQuery({ ...visitorsQuery(shop.id), enabled: useMay("shop.edit") });
  const reasons = hiddenReasons(product, access);
  const create = async (name: string) => {
    try {
      const { data } = await api("POST /divisions/{division}/collections/", {
        params: { division: shop.id },
        body: { name },
      });
      queries.setQueryData<Collection[]>(queryKey, (known = []) => [...known.filter(({ id }) => id !== data.id), data]);
      choose([...chosen, String(data.id)]);
    } catch (error) {
      showSnackbar({ code: "collection", text: failureText(error), tone: "failed" });
    }
  };
  return (
    <Card title="Where it sells">
      <TagsField
        label="Collections"
        placeholder="Choose or make one"
        newNoun="collection"
        hint="Automatic collections take it by themselves."
        options={byHand.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={chosen}
        onChange={choose}
        onCreate={create}
      />
      <p className="mb-2 text-dense text-ink-2">
        <WhereItShows product={product} />
      </p>
      {reasons.length > 0 ? (
        <ul aria-label="What hides it from shoppers" className="mb-2 flex flex-col gap-1 text-dense text-warning">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      {isForSale(product) ? (
        <TextLink href={`${shop.url}product/${product.urlName}/`} target="_blank" className="text-dense">
          See it in your shop
        </TextLink>
      ) : null}
    </Card>
  );
}
