import type { LinkTarget } from "@selvedge/domain/links/link-attributes";
import { Anchor } from "./links/anchor.tsx";
import s from "./section-head.module.css";

export interface SectionHeadProps {
  readonly title: string;
  readonly href: string;
  readonly target?: LinkTarget;
  readonly linkText: string;
}

/** The heading of a section, with an optional link beside it. Renders nothing without a title. */
export function SectionHead({ title, href, target, linkText }: SectionHeadProps) {
  if (!title) return null;
  return (
    <div className={s.head} data-part="head">
      <h2>{title}</h2>
      {href && linkText ? (
        <Anchor className={s.link} href={href} target={target}>
          {linkText}
        </Anchor>
      ) : null}
    </div>
  );
}
