import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { fontFamily } from "../parts/fonts/font-family.ts";
import { Anchor } from "../parts/links/anchor.tsx";
import type { textBlock } from "./text-block.block.ts";
import s from "./text-block.module.css";

/**
 * A shop's own words. `html` was cleaned by the server when it was stored; it is written here unchanged. A folded text
 * opens without scripts, by the `details` element around its end.
 */
export function TextBlock({ props }: ViewPropsOf<typeof textBlock>) {
  const { html, truncateHeight, font, align, list, href, target, linkText } = props;
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against the allow-list by the server before storage
  const words = <div className={s.words} data-part="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div
      className={s.text}
      data-part="text"
      data-font={font === "text" || font === "heading" ? font : "own"}
      data-align={align}
      data-list={list}
      style={font === "text" ? undefined : { fontFamily: fontFamily(font) }}
    >
      {truncateHeight !== null ? <Folded heightPx={truncateHeight}>{words}</Folded> : words}
      {href && linkText ? (
        <Anchor className={s.link} data-part="text-link" href={href} target={target}>
          {linkText}
        </Anchor>
      ) : null}
    </div>
  );
}

/** A checkbox folds and unfolds the text, so the words are in the page once and need no script to be read. */
function Folded({ heightPx, children }: { heightPx: number; children: React.ReactNode }) {
  return (
    <div className={s.fold} style={{ "--fold": `${heightPx}px` } as CSSProperties}>
      {children}
      <label className={s.toggle}>
        <input type="checkbox" className="visually-hidden" />
        <span className={s.open}>Read more</span>
        <span className={s.close}>Show less</span>
      </label>
    </div>
  );
}
