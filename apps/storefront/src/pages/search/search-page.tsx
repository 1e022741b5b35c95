import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { SearchPageData } from "@selvedge/contracts/pages/search-page";
import { FinderList } from "../../parts/finder/finder-list.tsx";
import { CardGrid } from "../../parts/lists/card-grid.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { FoundLinks } from "./found-links.tsx";
import "./search.css";
import { countOf, searchPath } from "./words.ts";

/** What a shop has for a few words: products first, then everything else. Its state is its address. */
export default function SearchPage({ answer: { data } }: { answer: PageAnswer<"search"> }) {
  const { asked, spelled, products, finder, others, bestSellers } = data;
  const links = others.length > 0 ? <FoundLinks links={others} hasProducts={finder.total > 0} /> : null;
  return (
    <div className="page-frame search-page">
      <SearchField id="search" asked={asked} isFocused={asked === ""} />
      <div className="page-head" data-part="head">
        <h1>{asked === "" ? "Search" : (spelled ?? asked)}</h1>
        <Outcome {...data} />
      </div>
      {finder.total > 0 ? (
        <section aria-label="Products">
          <FinderList finder={finder} products={products} label="Pages of products" />
        </section>
      ) : null}
      {links}
      {bestSellers.length > 0 ? (
        <section aria-labelledby="search-best">
          <h2 id="search-best">What others like</h2>
          <CardGrid products={bestSellers} level={3} />
        </section>
      ) : null}
    </div>
  );
}

/** How much was found, and for which words. */
function Outcome({ asked, spelled, instead, finder, others }: SearchPageData) {
  if (asked === "") return <Ways lead="What are you looking for?" />;
  const { page, pages } = finder;
  const total = countOf(finder, others.length);
  if (total === "")
    return (
      <>
        <p className="lead">Nothing here is called that.</p>
        {instead ? (
          <p className="search-instead">
            Did you mean <a href={searchPath(instead)}>{instead}</a>?
          </p>
        ) : (
          <Ways lead="Try fewer words, or one of these:" />
        )}
      </>
    );
  return (
    <p className="lead">
      {total}
      {page > 1 ? `, page ${page} of ${pages}` : ""}.{spelled ? ` Nothing is called “${asked}”.` : ""}
    </p>
  );
}

/** The first entries of the menu, where there is nothing else to go on with. */
function Ways({ lead }: { lead: string }) {
  const { menu } = useShopFrame().settings;
  const ways = menu.filter(({ url }) => url).slice(0, 6);
  return (
    <>
      <p className="lead">{lead}</p>
      {ways.length > 0 ? (
        <ul className="search-ways">
          {ways.map(({ title, url }) => (
            <li key={url}>
              <a data-part="button" data-look="outlined" data-size="small" href={url}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
