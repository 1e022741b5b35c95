import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import type { gridBlock } from "./grid.block.ts";
import s from "./grid.module.css";
import { SmallestColumns } from "./smallest-columns.ts";

/** Columns by screen width. With a large first block, that one takes two columns and two rows. */
export function Grid({ props, children }: ViewPropsOf<typeof gridBlock>) {
  const { breakpoints, spacing, lead } = props;
  const style = {
    "--xs": breakpoints.xs,
    "--md": breakpoints.md,
    "--lg": breakpoints.lg,
    ...(spacing === null ? {} : { "--gap": `${spacing}px` }),
  };
  return (
    <div className={s.grid} data-part="grid" data-lead={lead || undefined} style={style as CSSProperties}>
      <SmallestColumns value={breakpoints.xs}>{children}</SmallestColumns>
    </div>
  );
}
