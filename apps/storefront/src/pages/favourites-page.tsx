import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import { Heart } from "../parts/heart.tsx";
import { favouritesStore, noFavourites } from "../state/favourites-store.ts";
import { money } from "../state/money.ts";
import { useStore } from "../state/use-store.ts";

/** What this visitor has hearted. The list belongs to the visitor, so it is asked for once the page is awake. */
export default function FavouritesPage({ answer }: { answer: PageAnswer<"favourites"> }) {
  const { items } = useStore(favouritesStore, noFavourites);
  return (
    <div className="page-frame">
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
                <span>{money(item.priceIncTax, answer.data.currency)}</span>
              </a>
              <div data-part="heart">
                <Heart productId={item.productId} name={item.name} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <p>Nothing here yet. Press the heart on a product and it waits for you here.</p>
          <a data-part="button" data-look="filled" href="/">
            Look around
          </a>
        </div>
      )}
    </div>
  );
}
