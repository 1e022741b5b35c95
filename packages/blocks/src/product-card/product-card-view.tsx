import { useShop } from "../context/shop-context.tsx";
import { Picture } from "../parts/picture.tsx";
import { Price } from "../parts/price.tsx";
import { ColourDots } from "./colour-dots.tsx";
import s from "./product-card.module.css";
import type { ProductCard } from "./product-card.ts";
import { Rating } from "./rating.tsx";

export interface ProductCardViewProps {
  readonly product: ProductCard;
  /** Loads its picture at once: for the first row of a collection. */
  readonly eager?: boolean;
  /** Level of the name among the headings around it. */
  readonly level?: 2 | 3;
}

/** One product in a list. The name's link covers the whole card; heart and quick add are above it. */
export function ProductCardView({ product, eager = false, level = 3 }: ProductCardViewProps) {
  const { money, heart, quickAdd } = useShop();
  const { name, detail, currency, priceIncTaxMinor, salePriceIncTaxMinor, colours = [], rating } = product;
  const Name = `h${level}` as "h3";
  const salePrice = salePriceIncTaxMinor === undefined ? {} : { salePrice: money(salePriceIncTaxMinor, currency) };
  return (
    <article className={s.card} data-part="card">
      <CardPicture product={product} eager={eager} />
      {heart ? (
        <div className={s.heart} data-part="heart">
          {heart(product)}
        </div>
      ) : null}
      <div className={s.text} data-part="card-text">
        <Name className={s.name}>
          <a className={s.link} href={`/product/${product.urlName}/`}>
            {name}
          </a>
        </Name>
        {detail ? <p className={s.detail}>{detail}</p> : null}
        <div className={s.line} data-part="card-line">
          <Price price={money(priceIncTaxMinor, currency)} {...salePrice} />
          <ColourDots colours={colours} />
          {quickAdd ? <div className={s.add}>{quickAdd(product)}</div> : null}
        </div>
        {rating ? <Rating {...rating} /> : null}
      </div>
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
