import { TextLink } from "@selvedge/ui/actions/text-link";
import { TagsField } from "@selvedge/ui/choices/tags-field";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Collection, Product } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { collectionsQuery } from "./list/collections-query.ts";
import type { ProductEditor } from "./use-product-editor.ts";
import { isForSale, WhereItShows } from "./where-it-shows.tsx";

/** The collections that a product is in, and its page in the shop. */
export function SellsCard({ product, editor }: { product: Product; editor: ProductEditor }) {
  const shop = useShop();
  const queries = useQueryClient();
  const { queryKey, ...query } = collectionsQuery(shop.id);
  const { data: collections = [] } = useQuery({ queryKey, ...query });
  const choose = (ids: readonly string[]) => editor.change({ collectionIds: ids.map(Number) });
  const create = async (name: string) => {
    try {
      const { data } = await api("POST /divisions/{division}/collections/", {
        params: { division: shop.id },
        body: { name },
      });
      queries.setQueryData<Collection[]>(queryKey, (known = []) => [...known.filter(({ id }) => id !== data.id), data]);
      choose([...editor.form.collectionIds.map(String), String(data.id)]);
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
        options={collections.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={editor.form.collectionIds.map(String)}
        onChange={choose}
        onCreate={create}
      />
      <p className="mb-2 text-dense text-ink-2">
        <WhereItShows product={product} />
      </p>
      {isForSale(product) ? (
        <TextLink href={`${shop.url}product/${product.urlName}/`} target="_blank" className="text-dense">
          See it in your shop
        </TextLink>
      ) : (
        <p className="text-dense text-ink-2">Shoppers do not see it yet.</p>
      )}
    </Card>
  );
}
