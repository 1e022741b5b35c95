import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { MaybeLink } from "../parts/links/maybe-link.tsx";
import { Picture } from "../parts/picture.tsx";
import type { appIconBlock } from "./app-icon.block.ts";
import s from "./app-icon.module.css";

/** Places as a list of icons. One without a word has no name, so it is left out. */
export function AppIcon({ props: { places, size, shape, align } }: ViewPropsOf<typeof appIconBlock>) {
  const named = places.filter(({ text }) => text);
  if (named.length === 0) return null;
  return (
    <ul className={s.places} data-size={size} data-shape={shape} data-align={align}>
      {named.map(({ icon, image, text, href, target }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
        <li key={index}>
          <MaybeLink className={s.place} part="place" href={href} target={target}>
            <span className={s.icon}>
              {image ? <Picture image={{ ...image, altText: "" }} sizes="80px" widthPx={256} /> : <Icon name={icon} />}
            </span>
            <span className={s.word}>{text}</span>
          </MaybeLink>
        </li>
      ))}
    </ul>
  );
}
