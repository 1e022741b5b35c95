import { ProductCardView } from "@selvedge/blocks/product-card/product-card-view";
import type { CardData } from "@selvedge/contracts/pages/page-data";

interface CardGridProps {
  readonly products: readonly CardData[];
  /** Pictures of the first row load at once. */
  readonly eager?: number;
  readonly level?: 2 | 3;
  /** Colours can be looked at and sizes added here: for lists that people choose from. */
  readonly isChoosable?: boolean;
}

/** Products as cards, four in a row on a wide screen and two on a phone. */
export function CardGrid({ products, eager = 0, level = 2, isChoosable = false }: CardGridProps) {
  return (
    <ul className="card-grid" data-part="grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCardView product={product} eager={index < eager} level={level} isChoosable={isChoosable} />
        </li>
      ))}
    </ul>
  );
}
