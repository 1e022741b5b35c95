import type { BasketData } from "@selvedge/contracts/pages/page-data";
import { useEffect, useRef } from "react";

type Item = BasketData["items"][number];

/** The line that was removed last, with the quantity that was entered last. */
export interface Removed {
  readonly item: Item;
  /** The line's index in the list. */
  readonly at: number;
}

interface RemovedLineProps {
  readonly item: Item;
  readonly isBack: boolean;
  /** Resolves when the basket is up to date again, also after an error. */
  readonly onPutBack: () => Promise<void>;
}

/**
 * Shown in place of a removed line: what it was, and a button that undoes it. It takes the focus only if the removed line
 * had it.
 */
export function RemovedLine({ item, isBack, onPutBack }: RemovedLineProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  }, []);
  // Undo adds to the basket: pressed twice, it would add twice as many.
  const putBack = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await onPutBack();
    isUnderWay.current = false;
  };
  return (
    <p ref={words} className="notice removed-line" tabIndex={-1}>
      <span>
        {item.name} {isBack ? "is back in" : "was removed from"} your basket.
      </span>
      {item.isAvailable && !isBack ? (
        <button type="button" className="text-button" onClick={() => void putBack()}>
          Undo
        </button>
      ) : null}
    </p>
  );
}
