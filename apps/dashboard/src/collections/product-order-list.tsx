import { nearestSize } from "@selvedge/browser/images/nearest-size";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import type { Data } from "../data/reply.ts";
import { movedBeside, movedBy } from "../site-texts/moved.ts";

type Listed = Data<"GET /divisions/{division}/collections/{id}/products/">["products"][number];

interface ProductOrderListProps {
  readonly products: readonly Listed[];
  /** The order that was made here; null before anything was moved. */
  readonly ids: readonly number[] | null;
  readonly onOrder: (ids: readonly number[]) => void;
}

/** Products in an order that is changed by dragging, by keys on the handle, or by each one's buttons. */
export function ProductOrderList({ products, ids, onOrder }: ProductOrderListProps) {
  const order = ids ?? products.map(({ id }) => id);
  const byId = new Map(products.map((product) => [product.id, product]));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === "on") return;
      onOrder(movedBeside(order, [...keys].map(Number), Number(target.key), target.dropPosition));
    },
  });
  const items = order.flatMap((id, at) => {
    const product = byId.get(id);
    return product ? [{ ...product, at }] : [];
  });
  return (
    <GridList
      aria-label="Products in their order"
      items={items}
      dependencies={[order]}
      dragAndDropHooks={dragAndDropHooks}
      className="max-h-[46vh] overflow-y-auto rounded-card border border-line"
      renderEmptyState={() => <p className="px-4 py-3 text-dense text-ink-2">Nothing is in this collection yet.</p>}
    >
      {({ id, name, image, at }) => (
        <GridListItem
          id={id}
          textValue={name}
          className="flex min-h-14 items-center gap-2 border-line bg-surface px-2 py-1 outline-none not-first:border-t data-dragging:opacity-50 data-focus-visible:ring-focus"
        >
          <Button
            slot="drag"
            className="flex size-8 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-3 outline-none data-focus-visible:ring-focus data-hovered:bg-hover max-md:size-11"
          >
            <GripVertical aria-hidden size={16} />
          </Button>
          {image ? (
            <img
              src={nearestSize(image.sizes, 160)}
              alt=""
              width="40"
              height="40"
              loading="lazy"
              className="size-10 rounded-md bg-sunken object-contain"
            />
          ) : null}
          <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
          <IconButton
            bare
            size="dense"
            icon={ArrowUp}
            label={`Move ${name} up`}
            isDisabled={at === 0}
            onPress={() => onOrder(movedBy(order, id, -1))}
          />
          <IconButton
            bare
            size="dense"
            icon={ArrowDown}
            label={`Move ${name} down`}
            isDisabled={at === order.length - 1}
            onPress={() => onOrder(movedBy(order, id, 1))}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
