import type { CatalogueEntry } from "../catalogue-grid/catalogue-grid.block.ts";
import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { Picture } from "../parts/picture.tsx";
import { ColourDots } from "../product-card/colour-dots.tsx";
import type { catalogueItemBlock } from "./catalogue-item.block.ts";
import s from "./catalogue-item.module.css";

/** What a blank is made of, as a short list of facts beside its picture. */
export function CatalogueItem({ props: { printed }, data }: ViewPropsOf<typeof catalogueItemBlock>) {
  const { money } = useShop();
  const [blank] = (Array.isArray(data?.blanks) ? data.blanks : []) as readonly CatalogueEntry[];
  if (!blank) return null;
  const { name, material, sizes, colours, href, image, fromPriceMinor, currency } = blank;
  const facts = [
    ["Made of", material],
    ["Sizes", sizes],
    ["Price", `from ${money(fromPriceMinor, currency)}`],
    ["Printed", printed],
  ].filter(([, value]) => value);
  return (
    <article className={s.item}>
      <div className={s.picture} data-part="tile">
        {image ? <Picture image={image} sizes="(min-width: 768px) 220px, 40vw" /> : null}
      </div>
      <div className={s.words}>
        <h3 className={s.name}>
          <a href={href}>{name}</a>
        </h3>
        <dl className={s.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={s.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ColourDots colours={colours} />
      </div>
    </article>
  );
}
