import { linkAttributes } from "@selvedge/domain/links/link-attributes";
import s from "./action-link.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export interface ActionLinkProps {
  readonly text: string;
  readonly href: string;
  readonly target?: "_self" | "_blank";
  readonly primary?: boolean;
  readonly size?: "small" | "medium" | "large";
  /** An icon before the text. */
  readonly icon?: IconName;
  readonly arrow?: "left" | "right" | null;
}

/** A link in the theme's button form, filled or outlined. */
export function ActionLink({
  text,
  href,
  target = "_self",
  primary = true,
  size = "medium",
  icon = "none",
  arrow = null,
}: ActionLinkProps) {
  return (
    <a
      className={s.button}
      data-part="button"
      data-look={primary ? "filled" : "outlined"}
      data-size={size}
      {...linkAttributes(href, target)}
    >
      {arrow === "left" ? <Icon name="arrow" small /> : null}
      <Icon name={icon} small />
      <span>{text}</span>
      {arrow === "right" ? <Icon name="arrow" small /> : null}
    </a>
  );
}
