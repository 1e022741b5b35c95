import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { MaybeLink } from "../parts/links/maybe-link.tsx";
import type { cardBlock } from "./card.block.ts";
import s from "./card.module.css";

/** One small fact. */
export function Card({ props }: ViewPropsOf<typeof cardBlock>) {
  const { icon, figure, title, copy, href, target } = props;
  return (
    <div className={s.card} data-part="fact" data-figure={figure ? "" : undefined}>
      <span className={s.icon}>
        <Icon name={icon} />
      </span>
      <div>
        {figure ? <p className={s.figure}>{figure}</p> : null}
        {title ? (
          <p className={s.title}>
            <MaybeLink href={href} target={target}>
              {title}
            </MaybeLink>
          </p>
        ) : null}
        {copy ? <p className={s.copy}>{copy}</p> : null}
      </div>
    </div>
  );
}
