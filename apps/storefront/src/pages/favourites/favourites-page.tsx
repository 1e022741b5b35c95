import type { FavouritesPageData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import { useEffect } from "react";
import { FilledHeart } from "../../parts/filled-heart.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { favouritesStore, noFavourites } from "../../state/favourites-store.ts";
import { shownMoney } from "../../state/money.ts";
import { useStore } from "../../state/use-store.ts";
import { EmailForLater } from "./email-for-later.tsx";
import "./favourites.css";

/** This visitor's favourites: rendered by the server, then updated as hearts are pressed here or in another tab. */
export default function FavouritesPage({ answer }: { answer: PageAnswer<"favourites"> }) {
  const { list, regularPrices, done, form, currency } = answer.data;
  const known = useStore(favouritesStore, noFavourites);
  useEffect(() => favouritesStore.set({ ...favouritesStore.get(), items: list.items }), [list]);
  const items = known === noFavourites ? list.items : known.items;
  const { shownRate } = useShopFrame();
  const money = (major: number) => shownMoney(major, currency, shownRate);
  return (
    <div className="page-frame favourites-page">
      <div className="page-head" data-part="head">
        <h1>Favourites</h1>
      </div>
      {notices[done] ? (
        <p className="notice" role="status">
          {notices[done]}
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul className="favourites">
          {items.map((item) => (
            <li key={item.key}>
              <a href={`/product/${item.productUrl}/`}>
                <span className="favourite-tile" data-part="tile">
                  {item.image ? <img src={item.image} alt="" loading="lazy" /> : null}
                </span>
                <span className="favourite-name">{item.name}</span>
                {item.isAvailable ? (
                  <FavouritePrice now={money(item.priceIncTax)} regular={regularPrices[item.productId]} money={money} />
                ) : (
                  <span className="favourite-gone">Sold out</span>
                )}
              </a>
              <div data-part="heart">
                <FilledHeart productId={item.productId} name={item.name} lineKey={item.key} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <p role="status">Nothing here yet. Press the heart on a product to save it here.</p>
          <a data-part="button" data-look="filled" href="/">
            Browse the shop
          </a>
        </div>
      )}
      {items.length > 0 ? <EmailForLater form={form} isSent={done === "mailed"} /> : null}
    </div>
  );
}

const notices: Readonly<Record<FavouritesPageData["done"], string>> = {
  "": "",
  mailed: "",
  recovered: "Your list is here. What you had saved in this browser is still in it.",
  gone: "This link no longer works. A list that was emailed can be opened for a year.",
};

interface FavouritePriceProps {
  readonly now: string;
  readonly regular: number | undefined;
  readonly money: (major: number) => string;
}

/** The current price, beside the regular one during a sale. */
function FavouritePrice({ now, regular, money }: FavouritePriceProps) {
  const was = regular === undefined ? now : money(regular);
  if (was === now) return <span>{now}</span>;
  return (
    <span className="favourite-sale">
      <span className="visually-hidden">Sale price </span>
      {now}{" "}
      <s>
        <span className="visually-hidden">Was </span>
        {was}
      </s>
    </span>
  );
}
