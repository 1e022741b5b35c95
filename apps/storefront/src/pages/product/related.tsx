import type { CardData } from "@selvedge/contracts/storefront/page-data";
import { CardGrid } from "../../parts/card-grid.tsx";

/** What else the shop sells. */
export default function Related({ products }: { products: readonly CardData[] }) {
  if (products.length === 0) return null;
  return (
    <section className="related">
      <div data-part="head">
        <h2>Goes with it</h2>
      </div>
      <CardGrid products={products} level={3} />
    </section>
  );
}
