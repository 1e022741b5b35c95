import type { CSSProperties } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { fontFamily } from "../parts/fonts/font-family.ts";
import { Icon } from "../parts/icon.tsx";
import type { quoteBlock } from "./quote.block.ts";
import s from "./quote.module.css";

/** A quotation and its author. */
export function Quote({ props: { quote, author, stars, font, fontSize } }: ViewPropsOf<typeof quoteBlock>) {
  if (!quote) return null;
  const family = font === "theme" ? "var(--t-quote-font)" : fontFamily(font);
  const style = { fontFamily: family, ...(fontSize === null ? {} : { "--quote-size": fontSize }) };
  return (
    <div className={s.ground} data-part="quote">
      <figure className={s.quote} data-part="bubble">
        {stars > 0 ? (
          <div className={s.stars} role="img" aria-label={`${stars} of 5 stars`}>
            {Array.from({ length: stars }, (_, star) => star).map((star) => (
              <Icon key={star} name="star" />
            ))}
          </div>
        ) : null}
        <blockquote className={s.words} style={style as CSSProperties}>
          <p>“{quote}”</p>
        </blockquote>
        {author ? <figcaption className={s.author}>{author}</figcaption> : null}
      </figure>
    </div>
  );
}
