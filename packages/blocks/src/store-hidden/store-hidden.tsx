import { fullTime } from "@selvedge/domain/dates/day-words";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import type { storeHiddenBlock } from "./store-hidden.block.ts";
import s from "./store-hidden.module.css";

/** Nothing on an open shop's page; an editor sees what the closed shop says. */
export function StoreHidden({ props: { title, copy, opensAt }, block }: ViewPropsOf<typeof storeHiddenBlock>) {
  if (!block.editing) return null;
  return (
    <section className={s.hidden}>
      <p className={s.note}>
        <Icon name="eye" small /> Only seen while the shop is closed
      </p>
      <h2>{title || "Coming soon"}</h2>
      {copy ? <p>{copy}</p> : null}
      {opensAt ? <p>Opens {fullTime(opensAt, "UTC")} UTC</p> : null}
    </section>
  );
}
