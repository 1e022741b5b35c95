import type { LinkTarget } from "@selvedge/domain/links/link-attributes";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-names.ts";
import s from "./action-link.module.css";
import { Anchor } from "./anchor.tsx";

export interface ActionLinkProps {
  readonly text: string;
  readonly href: string;
  readonly target?: LinkTarget;
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
    <Anchor
      className={s.button}
      data-part="button"
      data-look={primary ? "filled" : "outlined"}
      data-size={size}
      href={href}
      target={target}
    >
      {iconPosition === "left" ? <Icon name={icon} small /> : null}
      <span>{text}</span>
      {iconPosition === "right" ? <Icon name={icon} small /> : null}
    </Anchor>
  );
}
