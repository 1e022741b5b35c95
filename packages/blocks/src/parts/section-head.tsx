import { linkAttributes } from "@selvedge/domain/links/link-attributes";
import s from "./section-head.module.css";

export interface SectionHeadProps {
  readonly title: string;
  readonly href: string;
  readonly linkText: string;
}

/** The heading of a section, with an optional link beside it. Renders nothing without a title. */
export function SectionHead({ title, href, linkText }: SectionHeadProps) {
  if (!title) return null;
  return (
    <div className={s.head} data-part="head">
      <h2>{title}</h2>
      {href && linkText ? (
        <a className={s.link} {...linkAttributes(href)}>
          {linkText}
        </a>
      ) : null}
    </div>
  );
}
