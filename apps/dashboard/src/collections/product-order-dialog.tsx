import { Button } from "@selvedge/ui/actions/button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { loadError } from "../data/failure-text.ts";
import type { Collection } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { ProductOrderList } from "./product-order-list.tsx";
import { collectionProductsQuery } from "./product-order-query.ts";

interface ProductOrderDialogProps {
  readonly collection: Collection;
  /** Stores the order; no ids are best selling first. Rejects where it could not be stored, which is said, too. */
  readonly onSave: (ids: readonly number[]) => Promise<void>;
  readonly onClose: () => void;
}

/** The order in which a collection's page lists its products: dragged, moved by keys, or best selling first. */
export function ProductOrderDialog({ collection, onSave, onClose }: ProductOrderDialogProps) {
  const shop = useShop();
  const { data, error, refetch } = useQuery(collectionProductsQuery(shop.id, collection.id));
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const failure = data ? null : loadError("The products did not load.", error, refetch);
  const save = async (wanted: readonly number[]) => {
    setBusy(true);
    try {
      await onSave(wanted);
      onClose();
    } catch {
      // Said where it was tried; the order that was made stays.
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      width="regular"
      title={`Order of “${collection.name}”`}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          {data?.isOrdered ? (
            <Button isDisabled={isBusy} onPress={() => save([])}>
              Best selling first
            </Button>
          ) : null}
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} isDisabled={ids === null} onPress={() => ids && save(ids)}>
            Save the order
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-2">
        {data?.isOrdered
          ? "Shoppers see this order first, as “Featured”. What joins the collection later stands last."
          : "Best selling first until you move something. Shoppers can still sort it their own way."}
      </p>
      {failure ? <ErrorState {...failure} /> : null}
      {!data && !failure ? <Skeleton className="h-64 w-full" /> : null}
      {data ? <ProductOrderList products={data.products} ids={ids} onOrder={setIds} /> : null}
    </Dialog>
  );
}
