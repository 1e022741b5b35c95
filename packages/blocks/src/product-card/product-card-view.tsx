import { colourPath } from "@selvedge/domain/products/colour-path";
import { useShop } from "../context/shop-context.tsx";
import { Picture } from "../parts/picture.tsx";
import { Price } from "../parts/price.tsx";
import { ColourDots } from "./colour-dots.tsx";
import { ColourWays } from "./colour-ways.tsx";
import s from "./product-card.module.css";
import type { ProductCard } from "./product-card.ts";
import { Rating } from "./rating.tsx";

export interface ProductCardViewProps {
  readonly product: ProductCard;
  /** Loads its picture at once: for the first row of a collection. */
  readonly eager?: boolean;
  /** Level of the name among the headings around it. */
  readonly level?: 2 | 3;
  /** Its colours are links to the product in each, and a size can be added from here. */
  readonly isChoosable?: boolean;
}

/** One product in a list. The name's link covers the whole card; heart and quick add are above it. */
export function ProductCardView({ product, eager = false, level = 3, isChoosable = false }: ProductCardViewProps) {
  const { money, heart, quickAdd } = useShop();
  const {
    name,
    detail,
    urlName,
    currency,
    priceIncTaxMinor,
    salePriceIncTaxMinor,
    isFrom = false,
    colours = [],
    colour,
    rating,
  } = product;
  const href = colour ? colourPath(urlName, colour) : `/product/${urlName}/`;
  const Name = `h${level}` as "h3";
  const salePrice = salePriceIncTaxMinor === undefined ? {} : { salePrice: money(salePriceIncTaxMinor, currency) };
  return (
    <article className={s.card} data-part="card" data-product={isChoosable ? product.id : undefined}>
      <CardPicture product={product} eager={eager} />
      {heart ? (
        <div className={s.heart} data-part="heart">
          {heart(product)}
        </div>
      ) : null}
      <div className={s.text} data-part="card-text">
        <Name className={s.name}>
          <a className={s.link} href={href}>
            {name}
          </a>
        </Name>
        {detail ? <p className={s.detail}>{detail}</p> : null}
        <div className={s.line} data-part="card-line">
          <Price price={money(priceIncTaxMinor, currency)} {...salePrice} isFrom={isFrom} />
          {isChoosable ? <ColourWays product={product} /> : <ColourDots colours={colours} />}
          {quickAdd ? <div className={s.add}>{quickAdd(product)}</div> : null}
        </div>
        {rating ? <Rating {...rating} /> : null}
      </div>
      {isChoosable ? (
        <div className={s.edge} data-quick-place="">
          <a className={s.quick} href={href} data-quick-add="">
            <span className="visually-hidden">Choose a size of {name}</span>
            <svg
              aria-hidden="true"
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
            >
              <path d="M12 5v14M5 12h14" strokeLinecap="round" />
            </svg>
          </a>
        </div>
      ) : null}
    </article>
  );
}

function CardPicture({ product, eager }: { product: ProductCard; eager: boolean }) {
  const { image, hoverImage, badge, salePriceIncTaxMinor } = product;
  const words = badge ?? (salePriceIncTaxMinor === undefined ? "" : "Sale");
  const sizes = "(min-width: 992px) 24vw, (min-width: 768px) 32vw, 48vw";
  return (
    <div className={s.tile} data-part="tile" data-swaps={hoverImage ? "" : undefined}>
      {image ? <Picture image={image} sizes={sizes} eager={eager} /> : null}
      {hoverImage ? <Picture className={s.hover} image={{ ...hoverImage, altText: "" }} sizes={sizes} /> : null}
      {words ? (
        <span className={s.badge} data-part="badge" data-sale={salePriceIncTaxMinor === undefined ? undefined : ""}>
          {words}
        </span>
      ) : null}
    </div>
  );
}
