import { Check, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import type { PendingProduct } from "../data/reply.ts";
import type { Decided } from "./use-decisions.ts";

/** What was just decided, and what comes. */
export function Queue({
  waiting,
  current,
  decided,
  onChoose,
}: {
  waiting: readonly PendingProduct[];
  current: number | undefined;
  decided: readonly Decided[];
  onChoose: (id: number) => void;
}) {
  return (
    <ol className="max-xl:flex max-xl:overflow-x-auto">
      {decided.slice(-2).map(({ product, status }) => (
        <li
          key={product.id}
          className="flex items-center gap-3 border-line border-b px-4 py-2.5 text-ink-2 max-xl:hidden"
        >
          <Art product={product} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-dense">{product.name}</span>
            <span className="block text-label">{status === "approved" ? "Approved" : "Denied"}</span>
          </span>
          {status === "approved" ? (
            <Check aria-hidden size={16} className="text-success" />
          ) : (
            <X aria-hidden size={16} className="text-danger" />
          )}
        </li>
      ))}
      {waiting.map((product) => (
        <li key={product.id} className="border-line border-b max-xl:shrink-0 max-xl:border-r">
          <Button
            onPress={() => onChoose(product.id)}
            aria-current={product.id === current ? "true" : undefined}
            className={`flex w-full items-center gap-3 px-4 py-2.5 text-left focus-visible:-outline-offset-2 ${product.id === current ? "bg-primary-tint shadow-[inset_3px_0_0_var(--sv-thread)]" : "data-hovered:bg-hover"}`}
          >
            <Art product={product} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-dense font-medium">{product.name}</span>
              <span className="block truncate text-label text-ink-2">{product.shop.name}</span>
            </span>
          </Button>
        </li>
      ))}
    </ol>
  );
}

function Art({ product }: { product: PendingProduct }) {
  const colour = product.colours.find(({ isDefault }) => isDefault) ?? product.colours[0];
  const art = product.arts[0]?.previewUrl.replace(/preview=\d+/, "preview=96");
  const picture = art ?? Object.values(product.bundle?.pictures[0]?.sizes ?? {})[0];
  return (
    <span
      className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-control"
      style={{ backgroundColor: colour?.hex }}
    >
      {picture ? <img src={picture} alt="" loading="lazy" className="max-h-9 max-w-9" /> : null}
    </span>
  );
}
