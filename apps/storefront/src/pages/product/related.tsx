import type { CardData } from "@selvedge/contracts/pages/page-data";
import { CardGrid } from "../../parts/lists/card-grid.tsx";

/** Related products. */
export default function Related({ products }: { products: readonly CardData[] }) {
  if (products.length === 0) return null;
  return (
    <section className="related">
      <div data-part="head">
        <h2>You may also like</h2>
      </div>
      <CardGrid products={products} level={3} />
    </section>
  );
}
