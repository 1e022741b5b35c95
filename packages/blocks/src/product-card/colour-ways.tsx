import { colourPath } from "@selvedge/domain/products/colour-path";
import s from "./product-card.module.css";
import type { ProductCard } from "./product-card.ts";

const SHOWN = 4;

/** The first few colours as links to the product in each, the shown one among them. With scripts the card shows it at once. */
export function ColourWays({ product }: { product: ProductCard }) {
  const { name, urlName, colour, colours = [] } = product;
  if (colours.length < 2) return null;
  const first = colours.slice(0, SHOWN);
  const own = colours.find((each) => each.name === colour);
  const shown = own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
  const more = colours.length - shown.length;
  return (
    <ul className={s.ways} aria-label={`Colours of ${name}`}>
      {shown.map((each) => (
        <li key={each.name}>
          <a
            className={s.way}
            href={colourPath(urlName, each.name)}
            title={each.name}
            aria-current={each.name === colour ? "true" : undefined}
            data-swatch={each.name}
          >
            <span className={s.dot} style={{ backgroundColor: each.hex }} />
            <span className="visually-hidden">{each.name}</span>
          </a>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <a className={s.more} href={`/product/${urlName}/`}>
            +{more}
            <span className="visually-hidden"> more colours of {name}</span>
          </a>
        </li>
      ) : null}
    </ul>
  );
}
