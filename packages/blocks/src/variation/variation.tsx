import type { ViewPropsOf } from "../context/block-view.ts";
import type { variationBlock } from "./variation.block.ts";
import s from "./variation.module.css";

/** Its own blocks, one below the other. */
export function Variation({ children }: ViewPropsOf<typeof variationBlock>) {
  return (
    <div className={s.variation} data-part="variation">
      {children}
    </div>
  );
}
