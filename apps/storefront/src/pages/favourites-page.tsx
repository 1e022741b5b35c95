import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import { useEffect, useLayoutEffect, useState } from "react";
import { isKnownVisitor } from "../awake/visitor.ts";
import { FilledHeart } from "../parts/filled-heart.tsx";
import { type Favourites, favouritesStore, noFavourites } from "../state/favourites-store.ts";
import { shortMajorMoney } from "../state/money.ts";
import { regularPrices } from "../state/regular-prices.ts";
import { useStore } from "../state/use-store.ts";

/** What this visitor has hearted. The list belongs to the visitor, so it is asked for once the page is awake. */
export default function FavouritesPage({ answer }: { answer: PageAnswer<"favourites"> }) {
  const favourites = useStore(favouritesStore, noFavourites);
  const { items } = favourites;
  // The page is drawn for everybody: whose it is, is known once it is awake.
  const [mayHaveSome, setMayHaveSome] = useState(true);
  useLayoutEffect(() => setMayHaveSome(isKnownVisitor()), []);
  const regular = useRegularPrices(items.map(({ productId }) => productId).join());
  const money = (major: number) => shortMajorMoney(major, answer.data.currency);
  const was = (productId: number) => {
    const price = regular.get(productId);
    return price === undefined ? undefined : money(price);
  };
  return (
    <div className="page-frame favourites-page">
      <div className="page-head" data-part="head">
        <h1>Favourites</h1>
      </div>
      {items.length > 0 ? (
        <ul className="favourites">
          {items.map((item) => (
            <li key={item.key}>
              <a href={`/product/${item.productUrl}/`}>
                <span className="favourite-tile" data-part="tile">
                  {item.image ? <img src={item.image} alt="" loading="lazy" /> : null}
                </span>
                <span className="favourite-name">{item.name}</span>
                <FavouritePrice now={money(item.priceIncTax)} regular={was(item.productId)} />
              </a>
              <div data-part="heart">
                <FilledHeart productId={item.productId} name={item.name} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <p className="needs-scripts" role="status">
            {wordsOf(favourites, mayHaveSome)}
          </p>
          <noscript>
            <p>Nothing here yet. Hearts need scripts, which are switched off in this browser.</p>
          </noscript>
          <a data-part="button" data-look="filled" href="/">
            Look around
          </a>
        </div>
      )}
    </div>
  );
}

/** Why nothing is listed: it is asked for, it could not be, or there is nothing. */
function wordsOf(favourites: Favourites, mayHaveSome: boolean): string {
  if (favourites.hasFailed) return "We could not look for your favourites. Please load this page again.";
  if (mayHaveSome && favourites === noFavourites) return "Looking for your favourites.";
  return "Nothing here yet. Press the heart on a product and it waits for you here.";
}

/** The list has the price of now; what a product on sale costs otherwise is asked for, and the list stands without it. */
function useRegularPrices(productIds: string): ReadonlyMap<number, number> {
  const [regular, setRegular] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    if (productIds === "") return;
    let isLeft = false;
    regularPrices(productIds.split(",").map(Number))
      .then((prices) => isLeft || setRegular(prices))
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [productIds]);
  return regular;
}

/** The price of now, beside the one that a sale replaces. */
function FavouritePrice({ now, regular }: { now: string; regular: string | undefined }) {
  if (regular === undefined || regular === now) return <span>{now}</span>;
  return (
    <span className="favourite-sale">
      <span className="visually-hidden">Sale price </span>
      {now}{" "}
      <s>
        <span className="visually-hidden">Was </span>
        {regular}
      </s>
    </span>
  );
}
