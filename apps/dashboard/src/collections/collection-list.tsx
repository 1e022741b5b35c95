import { formatMoney } from "@selvedge/domain/money/money";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ArrowDown, ArrowUp, ListOrdered, Pencil, Trash2 } from "lucide-react";
import type { Collection } from "../data/reply.ts";
import { useMay, useShop } from "../session/shop.ts";
import { ruleWords } from "./rule-words.ts";

interface CollectionListProps {
  readonly collections: readonly Collection[];
  readonly onOrder: (ids: readonly number[]) => void;
  readonly onOrderProducts: (collection: Collection) => void;
  readonly onChange: (collection: Collection) => void;
  readonly onRemove: (collection: Collection) => void;
}

/** The shop's collections in their order, each with what fills it. */
export function CollectionList({ collections, onOrder, onOrderProducts, onChange, onRemove }: CollectionListProps) {
  const shop = useShop();
  const mayEdit = useMay("collections.edit");
  const ids = collections.map(({ id }) => id);
  const move = (at: number, by: number) => {
    const next = ids.toSpliced(at, 1);
    next.splice(at + by, 0, ids[at]!);
    onOrder(next);
  };
  return (
    <ol aria-label="Collections">
      {collections.map((collection, at) => {
        const { id, name, urlName, products, rule } = collection;
        return (
          <li
            key={id}
            className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line px-4 py-2 not-first:border-t"
          >
            <span className="flex min-w-0 flex-1 basis-56 flex-col">
              <span className="flex flex-wrap items-center gap-2">
                <TextLink href={`${shop.url}collection/${urlName}/`} target="_blank" className="font-medium text-ink">
                  {name}
                </TextLink>
                {rule ? (
                  <StatusBadge tone="info" shape="dot">
                    Automatic
                  </StatusBadge>
                ) : null}
              </span>
              <span className="text-dense text-ink-2">
                {ruleWords(rule, (minor) => formatMoney(minor, shop.currency))}
              </span>
            </span>
            <span className="w-24 text-dense text-ink-2 tabular-nums">
              {products === 1 ? "1 product" : `${products} products`}
            </span>
            {mayEdit ? (
              <span className="flex">
                <IconButton
                  bare
                  size="dense"
                  icon={ArrowUp}
                  label={`Move ${name} up`}
                  isDisabled={at === 0}
                  onPress={() => move(at, -1)}
                />
                <IconButton
                  bare
                  size="dense"
                  icon={ArrowDown}
                  label={`Move ${name} down`}
                  isDisabled={at === ids.length - 1}
                  onPress={() => move(at, 1)}
                />
                <IconButton
                  bare
                  size="dense"
                  icon={ListOrdered}
                  label={`Order the products of ${name}`}
                  isDisabled={rule !== null || products < 2}
                  onPress={() => onOrderProducts(collection)}
                />
                <IconButton
                  bare
                  size="dense"
                  icon={Pencil}
                  label={`Change ${name}`}
                  onPress={() => onChange(collection)}
                />
                <IconButton
                  bare
                  size="dense"
                  icon={Trash2}
                  label={`Delete ${name}`}
                  onPress={() => onRemove(collection)}
                />
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
