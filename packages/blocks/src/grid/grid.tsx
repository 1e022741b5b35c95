import { breakpoints as widths } from "@selvedge/browser/interface/breakpoints";
import type { Responsive } from "@selvedge/pages/props/field";
import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Later } from "../parts/later.tsx";
import type { gridBlock } from "./grid.block.ts";
import s from "./grid.module.css";
import { SmallestColumns } from "./smallest-columns.ts";

const BREAKPOINTS = Object.keys(widths) as readonly (keyof typeof widths)[];

/** The columns of each width that has others than the next narrower one. */
function columnsOf(columns: Responsive<number>): Record<string, number> {
  const named = BREAKPOINTS.map((width, at) => [width, columns[width], columns[BREAKPOINTS[at - 1] ?? width]] as const);
  return Object.fromEntries(
    named.flatMap(([width, own, narrower], at) => (at === 0 || own !== narrower ? [[`--${width}`, own]] : [])),
  );
}

/** Columns by screen width. With a large first block, that one takes two columns and two rows. */
export function Grid({ props, children }: ViewPropsOf<typeof gridBlock>) {
  const { breakpoints, spacing, lead, asyncItems } = props;
  const style = {
    ...columnsOf(breakpoints),
    ...(spacing === null ? {} : { "--gap": `${spacing}px` }),
  };
  if (asyncItems)
    return (
      <Later path={asyncItems} what="products">
        <ul className={s.list} data-part="grid" data-list="" style={style as CSSProperties}>
          <li>
            <img className={s.picture} data-fills="image" alt="" loading="lazy" width={600} height={600} />
            <a className={s.name} data-fills="name" href="/">
              Product
            </a>
            <div data-fills="price" />
          </li>
        </ul>
      </Later>
    );
  return (
    <div className={s.grid} data-part="grid" data-lead={lead || undefined} style={style as CSSProperties}>
      <SmallestColumns value={breakpoints.xs}>{children}</SmallestColumns>
    </div>
  );
}
