import type { CatalogueEntry } from "../catalogue-grid/catalogue-grid.block.ts";
import type { ViewPropsOf } from "../context/block-view.ts";
import { Icon } from "../parts/icon.tsx";
import { Anchor } from "../parts/links/anchor.tsx";
import { Picture } from "../parts/picture.tsx";
import { ColourDots } from "../product-card/colour-dots.tsx";
import type { studioStartBlock } from "./studio-start.block.ts";
import s from "./studio-start.module.css";

/** A piece with a print area on it, and the button into the studio. */
export function StudioStart({ props, data }: ViewPropsOf<typeof studioStartBlock>) {
  const { title, copy, image, buttonText, href, target } = props;
  const [blank] = (Array.isArray(data?.blanks) ? data.blanks : []) as readonly CatalogueEntry[];
  const picture = image ?? blank?.image ?? null;
  if (!blank && !image) return null;
  return (
    <section className={s.start}>
      <div className={s.picture} data-part="tile">
        {picture ? <Picture image={picture} sizes="(min-width: 768px) 50vw, 100vw" /> : null}
      </div>
      <div className={s.words}>
        <h2 className={s.title}>{title}</h2>
        {copy ? <p className={s.copy}>{copy}</p> : null}
        {blank ? <ColourDots colours={blank.colours} /> : null}
        {href ? (
          <p className={s.line}>
            <Anchor data-part="button" data-look="filled" href={href} target={target}>
              <Icon name="pencil" small />
              <span>{buttonText}</span>
            </Anchor>
          </p>
        ) : null}
      </div>
    </section>
  );
}
