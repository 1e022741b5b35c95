import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Collection } from "../data/reply.ts";
import { collectionsQuery } from "../products/list/collections-query.ts";
import { useShop } from "../session/shop.ts";
import type { CollectionDraft } from "./collection-dialog.tsx";
import { collectionProductsQuery } from "./product-order-query.ts";

/** What is done with a shop's collections. Each is stored at once. */
export function useCollectionActions() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const { queryKey } = collectionsQuery(division);
  const settle = () => queries.invalidateQueries({ queryKey });
  const failed = (error: unknown) => showSnackbar({ code: "collections", tone: "failed", text: failureText(error) });
  return {
    /** Rejects with what went wrong. */
    async save(collection: Collection | null, body: CollectionDraft): Promise<void> {
      const { data } = collection
        ? await api("PUT /divisions/{division}/collections/{id}/", { params: { division, id: collection.id }, body })
        : await api("POST /divisions/{division}/collections/", { params: { division }, body });
      showSnackbar({
        code: `collection ${data.id} ${JSON.stringify(body)}`,
        text: collection ? `“${data.name}” is saved.` : `“${data.name}” is in your shop.`,
      });
      await settle();
    },
    /** Shown at once, and put back where it could not be stored. */
    async order(ids: readonly number[]): Promise<void> {
      queries.setQueryData<Collection[]>(queryKey, (known) =>
        known?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      );
      await api("PUT /divisions/{division}/collection-order/", { params: { division }, body: { ids: [...ids] } }).catch(
        failed,
      );
      await settle();
    },
    /** Rejects where it could not be stored, which is said, too. */
    async orderProducts({ id, name }: Collection, ids: readonly number[]): Promise<void> {
      try {
        await api("PUT /divisions/{division}/collections/{id}/products/", {
          params: { division, id },
          body: { ids: ids as never },
        });
        showSnackbar({ code: `collection order ${id} ${ids.join()}`, text: `The order of “${name}” is saved.` });
      } catch (error) {
        failed(error);
        throw error;
      } finally {
        await queries.invalidateQueries({ queryKey: collectionProductsQuery(division, id).queryKey });
      }
    },
    async remove({ id, name }: Collection): Promise<void> {
      try {
        await api("DELETE /divisions/{division}/collections/{id}/", { params: { division, id } });
        showSnackbar({ code: `collection deleted ${id}`, text: `“${name}” is deleted.` });
      } catch (error) {
        failed(error);
      }
      await settle();
    },
  };
}
