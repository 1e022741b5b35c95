import type { BasketData } from "@selvedge/contracts/storefront/page-data";
import { useEffect, useRef } from "react";

type Item = BasketData["items"][number];

/** The line that left the basket last, as many as were wished for. */
export interface Taken {
  readonly item: Item;
  /** The line's place in the list. */
  readonly at: number;
}

interface TakenOutProps {
  readonly item: Item;
  readonly isBack: boolean;
  /** Settles when the basket is known again, whatever came of it. */
  readonly onPutBack: () => Promise<void>;
}

/**
 * In place of a line that has left: what it was, and the way to undo it. It takes the focus when that left with the line,
 * and leaves it to whoever holds it.
 */
export function TakenOut({ item, isBack, onPutBack }: TakenOutProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  }, []);
  // The shop adds to what is there: pressed twice, it would bring back twice as many.
  const putBack = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await onPutBack();
    isUnderWay.current = false;
  };
  return (
    <p ref={words} className="notice taken-out" tabIndex={-1}>
      <span>
        {item.name} is {isBack ? "back in" : "out of"} your basket.
      </span>
      {item.isAvailable && !isBack ? (
        <button type="button" className="text-button" onClick={() => void putBack()}>
          Put it back
        </button>
      ) : null}
    </p>
  );
}
