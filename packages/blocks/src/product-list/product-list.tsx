import type { ViewPropsOf } from "../context/block-view.ts";
import { SectionHead } from "../parts/section-head.tsx";
import type { ProductCard } from "../product-card/product-card.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import type { productListBlock } from "./product-list.block.ts";
import s from "./product-list.module.css";

/** The shop's products as cards. A shop without products shows a message instead of a heading over nothing. */
export function ProductList({ props, data }: ViewPropsOf<typeof productListBlock>) {
  const found = (data?.products ?? []) as readonly ProductCard[];
  const products = props.which === "chosen" ? found : found.slice(0, props.limit);
  return (
    <section>
      <SectionHead
        title={props.title}
        href={products.length > 0 ? props.href : ""}
        target={props.target}
        linkText={props.linkText}
      />
      {products.length > 0 ? (
        <ul className={s.list} data-part="grid">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCardView product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={s.empty}>There are no products here yet. Check back soon.</p>
      )}
    </section>
  );
}
