import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useQuery } from "@tanstack/react-query";
import { LayoutGrid, Plus } from "lucide-react";
import { useState } from "react";
import { CollectionDialog } from "../../collections/collection-dialog.tsx";
import { CollectionList } from "../../collections/collection-list.tsx";
import { ProductOrderDialog } from "../../collections/product-order-dialog.tsx";
import { useCollectionActions } from "../../collections/use-collection-actions.ts";
import { loadError } from "../../data/failure-text.ts";
import type { Collection } from "../../data/reply.ts";
import { collectionsQuery } from "../../products/list/collections-query.ts";
import { useShop } from "../../session/shop.ts";
import { Permitted } from "../../shell/permitted.tsx";

/** The collections of a shop: their order, what fills them. */
export function Component() {
  const shop = useShop();
  const { data: collections, error, isPending, refetch } = useQuery(collectionsQuery(shop.id));
  const { save, order, orderProducts, remove } = useCollectionActions();
  const [open, setOpen] = useState<Collection | "new" | null>(null);
  const [ordered, setOrdered] = useState<Collection | null>(null);
  const [removed, setRemoved] = useState<Collection | null>(null);
  const failure = collections ? null : loadError("The collections did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title="Collections"
        note="Shoppers browse your products by collection. One that is automatic fills itself, so nothing that you publish is left out."
        actions={
          <Permitted needs="collections.edit" label="New collection" size="dense">
            <Button variant="primary" size="dense" icon={Plus} onPress={() => setOpen("new")}>
              New collection
            </Button>
          </Permitted>
        }
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {collections ? (
        <Card flush>
          {collections.length === 0 ? (
            <EmptyState icon={LayoutGrid} title="No collections yet">
              Begin with one of everything: it fills itself.
            </EmptyState>
          ) : (
            <CollectionList
              collections={collections}
              onOrder={order}
              onOrderProducts={setOrdered}
              onChange={setOpen}
              onRemove={setRemoved}
            />
          )}
        </Card>
      ) : null}
      {open ? (
        <CollectionDialog
          collection={open === "new" ? null : open}
          onSave={(draft) => save(open === "new" ? null : open, draft)}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {ordered ? (
        <ProductOrderDialog
          collection={ordered}
          onSave={(ids) => orderProducts(ordered, ids)}
          onClose={() => setOrdered(null)}
        />
      ) : null}
      <ConfirmDialog
        isDanger
        isOpen={removed !== null}
        title={`Delete “${removed?.name ?? ""}”?`}
        confirmLabel="Delete"
        keepLabel="Keep it"
        onConfirm={() => {
          if (removed) void remove(removed);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      >
        Its {removed?.products === 1 ? "product stays" : `${removed?.products ?? 0} products stay`} in your shop. Links
        to the collection lead nowhere. You cannot undo this.
      </ConfirmDialog>
    </>
  );
}
