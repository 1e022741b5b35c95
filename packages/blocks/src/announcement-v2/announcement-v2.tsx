import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { Anchor } from "../parts/links/anchor.tsx";
import type { announcementV2Block } from "./announcement-v2.block.ts";
import s from "./announcement-v2.module.css";

/** Two lines of news. The button that closes it appears once scripts run, and closed news stays closed in that browser. */
export function AnnouncementV2({ props, block }: ViewPropsOf<typeof announcementV2Block>) {
  const { icon, title, copy, actionText, href, target, closes } = props;
  if (!title) return null;
  return (
    <aside
      className={s.card}
      aria-label={title}
      {...(closes ? { "data-starts": "close", "data-closes": `${block.uid} ${title}` } : {})}
    >
      <span className={s.icon}>
        <Icon name={icon} />
      </span>
      <div className={s.words}>
        <p className={s.title}>{title}</p>
        {copy ? <p className={s.copy}>{copy}</p> : null}
        {actionText && href ? (
          <Anchor className={s.link} href={href} target={target}>
            {actionText}
          </Anchor>
        ) : null}
      </div>
      {closes ? (
        <button type="button" className={s.close} aria-label="Close this news" data-close="" hidden>
          <Icon name="close" small />
        </button>
      ) : null}
    </aside>
  );
}
