import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { CardGrid } from "../../parts/lists/card-grid.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import "./missing.css";

/** There is no page at this address: ways on, and what the shop sells most. */
export default function MissingPage({ answer }: { answer: PageAnswer<"missing"> }) {
  const { isMain, settings } = useShopFrame();
  const { products } = answer.data;
  const ways = products.length > 0 ? settings.menu.filter(({ url }) => url).slice(0, 4) : [];
  return (
    <div className="page-frame missing">
      <div className="message-page" data-part="head" data-low={products.length > 0 || undefined}>
        <p className="quiet">Error 404</p>
        <h1>Page not found</h1>
        <p className="lead">It may have moved, or the address may be mistyped.</p>
        <p className="message-actions">
          <a data-part="button" data-look="filled" href="/">
            {isMain ? "Back to the home page" : "Back to the shop"}
          </a>
          {ways.map(({ title, url }) => (
            <a key={url} data-part="button" data-look="outlined" href={url}>
              {title}
            </a>
          ))}
        </p>
      </div>
      {products.length > 0 ? (
        <section aria-labelledby="missing-products">
          <h2 id="missing-products">What others like</h2>
          <CardGrid products={products} level={3} />
        </section>
      ) : null}
    </div>
  );
}
