import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { actionHref } from "../parts/links/action-href.ts";
import { ActionLink } from "../parts/links/action-link.tsx";
import { Anchor } from "../parts/links/anchor.tsx";
import type { announcementBlock } from "./announcement.block.ts";
import s from "./announcement.module.css";

type AnnouncementProps = ViewPropsOf<typeof announcementBlock>;

/** One line of news. Its link shows only with words and somewhere to lead. */
export function Announcement({ props, block }: AnnouncementProps) {
  const { text, icon, alignment, colours } = props;
  if (!text) return null;
  const style = {
    ...(colours.background ? { background: colours.background } : {}),
    ...(colours.text ? { color: colours.text } : {}),
  };
  return (
    <div
      className={s.announcement}
      data-part="announcement"
      data-align={alignment}
      data-bar={block.frame.fullWidth || undefined}
      style={style}
    >
      <p className={s.text}>
        <Icon name={icon} />
        {text}
      </p>
      <Action props={props} />
    </div>
  );
}

function Action({ props: { action, actionStyle } }: Pick<AnnouncementProps, "props">) {
  const href = actionHref(action);
  if (!action.text || !href) return null;
  if (actionStyle !== "none")
    return (
      <ActionLink
        text={action.text}
        href={href}
        target={action.target}
        icon={action.icon}
        primary={actionStyle === "primary"}
        size="small"
      />
    );
  return (
    <Anchor className={s.link} href={href} target={action.target}>
      <Icon name={action.icon} small />
      {action.text}
    </Anchor>
  );
}
