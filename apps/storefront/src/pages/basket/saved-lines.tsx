import type { BasketData } from "@selvedge/contracts/pages/page-data";
import type { FormEvent } from "react";
import { LinePicture } from "../../parts/lists/line-picture.tsx";
import { money } from "../../state/money.ts";

type Item = BasketData["items"][number];

/** What a saved line may become. */
export type SavedMove = "moveToBasket" | "removeSaved";

interface SavedLinesProps {
  readonly items: readonly Item[];
  readonly currency: string;
  readonly onMove: (kind: SavedMove, key: string) => void;
}

/** What was put aside from the basket. Each change is its own form, as in the basket. */
export function SavedLines({ items, currency, onMove }: SavedLinesProps) {
  const move = (kind: SavedMove, key: string) => (event: FormEvent) => {
    event.preventDefault();
    onMove(kind, key);
  };
  return (
    <section className="saved" aria-labelledby="saved-title">
      <h2 id="saved-title" tabIndex={-1}>
        Saved for later
      </h2>
      <ul className="basket-lines">
        {items.map(({ key, name, options, image, isAvailable, lineIncTax, quantity, productUrl }) => (
          <li key={key} className="basket-line" data-gone={isAvailable ? undefined : ""}>
            <LinePicture className="basket-picture" image={image} isLazy />
            <div className="basket-words">
              <h3>
                <a href={`/product/${productUrl}/`}>{name}</a>
              </h3>
              <p className="quiet">
                {[options.Colour, options.Size, quantity > 1 ? `${quantity} pieces` : ""].filter(Boolean).join(", ")}
              </p>
              {isAvailable ? null : <p className="price-change">Sold out</p>}
            </div>
            <p className="basket-price">{money(lineIncTax, currency)}</p>
            <div className="basket-actions">
              {isAvailable ? (
                <form method="post" action="/basket/move-to-basket/" onSubmit={move("moveToBasket", key)}>
                  <input type="hidden" name="key" value={key} />
                  <button type="submit" data-part="button" data-look="outlined" aria-label={`Move to basket: ${name}`}>
                    Move to basket
                  </button>
                </form>
              ) : null}
              <form method="post" action="/basket/saved/remove/" onSubmit={move("removeSaved", key)}>
                <input type="hidden" name="key" value={key} />
                <button type="submit" className="text-button" aria-label={`Remove ${name} from what is saved`}>
                  Remove
                </button>
              </form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
