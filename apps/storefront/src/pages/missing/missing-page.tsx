import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { CardGrid } from "../../parts/lists/card-grid.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import "./missing.css";

/** There is no page at this address: the nearest one, a search, ways on, and what the shop sells most. */
export default function MissingPage({ answer }: { answer: PageAnswer<"missing"> }) {
  const { isMain, settings } = useShopFrame();
  const { path, near, products } = answer.data;
  const isShop = products.length > 0;
  const ways = isShop ? settings.menu.filter(({ url }) => url).slice(0, 3) : [];
  return (
    <div className="page-frame missing">
      <div className="message-page" data-part="head" data-low={isShop || undefined}>
        <p className="quiet">Error 404</p>
        <h1>Page not found</h1>
        <p className="lead">
          {path ? (
            <>
              There is no page at <strong className="missing-path">{path}</strong>.
            </>
          ) : (
            "It may have moved, or the address may be mistyped."
          )}{" "}
          {near ? (
            <>
              Did you mean <a href={near.url}>{near.title}</a>?
            </>
          ) : null}
        </p>
        {isShop ? <SearchField id="missing-search" hint="Look for something else" /> : null}
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
      {isShop ? (
        <section aria-labelledby="missing-products">
          <h2 id="missing-products">What others like</h2>
          <CardGrid products={products} level={3} />
        </section>
      ) : null}
    </div>
  );
}
