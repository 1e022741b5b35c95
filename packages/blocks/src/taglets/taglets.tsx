import type { ViewPropsOf } from "../context/block-view.ts";
import type { tagletsBlock } from "./taglets.block.ts";
import s from "./taglets.module.css";

/** Tags in a row under a heading. A heading over nothing is not shown. */
export function Taglets({ props: { heading }, children }: ViewPropsOf<typeof tagletsBlock>) {
  if (!children) return null;
  return (
    <section className={s.taglets}>
      {heading ? <h2 className={s.heading}>{heading}</h2> : null}
      <div className={s.row}>{children}</div>
    </section>
  );
}
