import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { useEffect, useLayoutEffect, useState } from "react";
import { isKnownVisitor } from "../../hydrate/visitor.ts";
import { FilledHeart } from "../../parts/filled-heart.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { type Favourites, favouritesStore, noFavourites } from "../../state/favourites-store.ts";
import { shownMoney } from "../../state/money.ts";
import { regularPrices } from "../../state/regular-prices.ts";
import { useStore } from "../../state/use-store.ts";

/** This visitor's favourites. The page is cached for everyone, so the list is loaded once scripts have started. */
export default function FavouritesPage({ answer }: { answer: PageAnswer<"favourites"> }) {
  const favourites = useStore(favouritesStore, noFavourites);
  const { items } = favourites;
  // The page is the same for everyone: whether this visitor has a session is known only after hydration.
  const [mayHaveSome, setMayHaveSome] = useState(true);
  useLayoutEffect(() => setMayHaveSome(isKnownVisitor()), []);
  const regular = useRegularPrices(items.map(({ productId }) => productId).join());
  const { shownRate } = useShopFrame();
  const money = (major: number) => shownMoney(major, answer.data.currency, shownRate);
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
            {emptyListMessage(favourites, mayHaveSome)}
          </p>
          <noscript>
            <p>Nothing here yet. Favourites need JavaScript, which is off in this browser.</p>
          </noscript>
          <a data-part="button" data-look="filled" href="/">
            Browse the shop
          </a>
        </div>
      )}
    </div>
  );
}

/** Why the list is empty: it is loading, it failed to load, or there is nothing in it. */
function emptyListMessage(favourites: Favourites, mayHaveSome: boolean): string {
  if (favourites.hasFailed) return "We couldn't load your favourites. Please reload this page.";
  if (mayHaveSome && favourites === noFavourites) return "Loading your favourites.";
  return "Nothing here yet. Press the heart on a product to save it here.";
}

/** Loads the regular prices of products on sale. The list has the current prices and shows without these. */
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

/** The current price, beside the regular one during a sale. */
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
