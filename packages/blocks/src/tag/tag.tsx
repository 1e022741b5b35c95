import type { ViewPropsOf } from "../context/block-view.ts";
import { MaybeLink } from "../parts/links/maybe-link.tsx";
import type { tagBlock } from "./tag.block.ts";
import s from "./tag.module.css";

/** A word in a frame. Without a word it is nothing. */
export function Tag({ props: { text, href, target } }: ViewPropsOf<typeof tagBlock>) {
  if (!text) return null;
  return (
    <p className={s.line}>
      <MaybeLink className={s.tag} part="chip" href={href} target={target}>
        {text}
      </MaybeLink>
    </p>
  );
}
