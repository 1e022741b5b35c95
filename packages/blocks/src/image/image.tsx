import type { ViewPropsOf } from "../context/block-view.ts";
import { MaybeLink } from "../parts/links/maybe-link.tsx";
import { Picture } from "../parts/picture.tsx";
import { ratioOf } from "../parts/ratios.ts";
import type { imageBlock } from "./image.block.ts";
import s from "./image.module.css";

/** One picture. A linked one is named by its words, or by its caption where it has none. */
export function Image({
  props: { image, caption, href, target, ratio },
  isFirst = false,
}: ViewPropsOf<typeof imageBlock>) {
  if (!image) return null;
  const shape = ratio === "default" ? {} : { ratio: ratioOf(ratio) };
  const picture = (
    <Picture className={s.picture} image={image} sizes="(min-width: 768px) 50vw, 100vw" isFirst={isFirst} {...shape} />
  );
  return (
    <figure className={s.figure} data-part="figure">
      <MaybeLink href={href} target={target} label={image.altText ? undefined : caption || undefined}>
        {picture}
      </MaybeLink>
      {caption ? <figcaption className={s.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
