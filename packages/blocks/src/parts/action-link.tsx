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
  readonly icon?: IconName;
  /** Before the text where it says nothing. */
  readonly iconPosition?: "left" | "right";
}

/** A link in the theme's button form, filled or outlined. */
export function ActionLink({
  text,
  href,
  target = "_self",
  primary = true,
  size = "medium",
  icon = "none",
  iconPosition = "left",
}: ActionLinkProps) {
  return (
    <a
      className={s.button}
      data-part="button"
      data-look={primary ? "filled" : "outlined"}
      data-size={size}
      {...linkAttributes(href, target)}
    >
      {iconPosition === "left" ? <Icon name={icon} small /> : null}
      <span>{text}</span>
      {iconPosition === "right" ? <Icon name={icon} small /> : null}
    </a>
  );
}
