import type { BasketData } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { LineParts } from "../../parts/lists/line-parts.tsx";
import { LinePicture } from "../../parts/lists/line-picture.tsx";
import { QuantityField } from "../../parts/quantity-field.tsx";
import { TypedWords } from "../../parts/text/typed-words.tsx";
import { money } from "../../state/money.ts";
import { useQuantity } from "./use-quantity.ts";

interface BasketLineProps {
  readonly item: BasketData["items"][number];
  readonly currency: string;
  /** Resolves when the basket is up to date again, also after an error. */
  readonly onQuantity: (quantity: number) => Promise<void>;
  /** Gets the quantity that was entered last. */
  readonly onRemove: (quantity: number) => void;
  readonly onSave: () => void;
  /** Asks for the line's colours and sizes. */
  readonly onEdit: () => void;
  /** The form that stands in place of its colour and size while they are changed. */
  readonly editing: ReactNode;
}

/** One line of the basket. Each change is its own form, so it works before and without scripts. */
export function BasketLine({ item, currency, onQuantity, onRemove, onSave, onEdit, editing }: BasketLineProps) {
  const mayChange =
    item.key === `v${item.variantId}` ||
    item.personalisation.length > 0 ||
    (item.parts !== undefined && item.parts.length > 0);
  const { quantity, setQuantity } = useQuantity(item.quantity, onQuantity);
  const { key, name, options, parts, image, isAvailable, whyNot, priceIncTax, lineIncTax, seenPriceIncTax } = item;
  return (
    <li className="basket-line" id={`line-${key}`} data-gone={isAvailable ? undefined : ""}>
      <LinePicture className="basket-picture" image={image} />
      <div className="basket-words">
        <h2>
          <a href={`/product/${item.productUrl}/`}>{name}</a>
        </h2>
        {editing ?? (
          <>
            {parts ? <LineParts parts={parts} /> : null}
            <p className={parts ? "quiet change-parts" : "quiet"}>
              {parts ? null : [options.Colour, options.Size].filter(Boolean).join(", ")}{" "}
              {mayChange ? (
                <a
                  className="text-button change-line"
                  href={`/basket/?edit=${key}#line-${key}`}
                  aria-label={
                    parts
                      ? `Change the parts of ${name}`
                      : `Change ${item.personalisation.length > 0 ? "the size" : "colour or size"} of ${name}`
                  }
                  onClick={(event) => {
                    event.preventDefault();
                    onEdit();
                  }}
                >
                  Change
                </a>
              ) : null}
            </p>
          </>
        )}
        <TypedWords words={item.personalisation} />
        <p className="quiet">{money(priceIncTax, currency)} each</p>
        {seenPriceIncTax !== null && isAvailable ? (
          <p className="price-change">
            The price was {money(seenPriceIncTax, currency)} when you added it. It is {money(priceIncTax, currency)}{" "}
            now.
          </p>
        ) : null}
        {isAvailable ? null : <p className="price-change">{whyNot || "No longer available"}</p>}
      </div>
      <p className="basket-price">{isAvailable ? money(lineIncTax, currency) : ""}</p>
      <div className="basket-actions">
        {isAvailable ? (
          <form method="post" action="/basket/update/" onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="key" value={key} />
            <QuantityField label={`Quantity of ${name}`} value={quantity} onChange={(next) => void setQuantity(next)} />
            <noscript>
              <button type="submit" className="text-button">
                Update
              </button>
            </noscript>
          </form>
        ) : null}
        <form
          method="post"
          action="/basket/save-for-later/"
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          <input type="hidden" name="key" value={key} />
          <button type="submit" className="text-button" aria-label={`Save for later: ${name}`}>
            Save for later
          </button>
        </form>
        <form
          method="post"
          action="/basket/remove/"
          onSubmit={(event) => {
            event.preventDefault();
            onRemove(quantity);
          }}
        >
          <input type="hidden" name="key" value={key} />
          <button type="submit" className="text-button" aria-label={`Remove ${name}`}>
            Remove
          </button>
        </form>
      </div>
    </li>
  );
}
