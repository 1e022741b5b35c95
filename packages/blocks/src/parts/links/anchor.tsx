import { type LinkTarget, linkAttributes, newTabWords } from "@selvedge/domain/links/link-attributes";
import type { ComponentProps } from "react";

export interface AnchorProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  readonly href: string;
  readonly target?: LinkTarget | undefined;
}

/** A link that opens where the links of a shop do; one that opens in a new tab says so to people who cannot see the page. */
export function Anchor({ href, target, children, "aria-label": label, ...more }: AnchorProps) {
  const attributes = linkAttributes(href, target);
  const hasWords = attributes.target !== undefined;
  return (
    <a {...more} {...(label && { "aria-label": hasWords ? `${label} ${newTabWords}` : label })} {...attributes}>
      {children}
      {hasWords && !label ? <span className="visually-hidden"> {newTabWords}</span> : null}
    </a>
  );
}
