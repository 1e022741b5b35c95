import type { BasketData } from "@selvedge/contracts/storefront/page-data";
import { useEffect, useRef } from "react";

type Item = BasketData["items"][number];

/** A line that has just left the basket, and whether it has come back since. */
export interface Taken {
  readonly item: Item;
  /** The line's place in the list. */
  readonly at: number;
  readonly isBack: boolean;
}

interface TakenOutProps {
  readonly taken: Taken;
  readonly onPutBack: (taken: Taken) => void;
}

/** In place of a line that has left: what it was, and the way to undo it. It takes the focus that left with the line. */
export function TakenOut({ taken, onPutBack }: TakenOutProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const { item, isBack } = taken;
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} className="notice taken-out" tabIndex={-1}>
      <span>
        {item.name} is {isBack ? "back in" : "out of"} your basket.
      </span>
      {item.isAvailable && !isBack ? (
        <button type="button" className="text-button" onClick={() => onPutBack(taken)}>
          Put it back
        </button>
      ) : null}
    </p>
  );
}
