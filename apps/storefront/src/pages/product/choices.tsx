import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { colourPath } from "@selvedge/domain/products/colour-path";
import { money } from "../../state/money.ts";

type Option = ProductData["options"][number];

interface ColourChoiceProps {
  readonly product: ProductData;
  readonly chosen: string;
}

/** Colour swatches with their names. Without scripts a swatch submits the choices so far to the page of that colour. */
export function ColourChoice({ product, chosen }: ColourChoiceProps) {
  const hasMany = product.options.length > 1;
  return (
    <fieldset className="choice">
      <legend>
        Colour: <span className="choice-value">{chosen}</span>
      </legend>
      <input type="hidden" name="colour" value={chosen} />
      {hasMany ? (
        <div className="swatches">
          {product.options.map(({ colour, hex }) => (
            <button
              key={colour}
              type="submit"
              className="swatch"
              formAction={colourPath(product.urlName, colour)}
              formMethod="get"
              formNoValidate
              data-colour={colour}
              aria-current={colour === chosen ? "true" : undefined}
              title={colour}
              style={{ backgroundColor: hex }}
            >
              <span className="visually-hidden">{colour}</span>
            </button>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

interface SizeChoiceProps {
  readonly sizes: Option["sizes"];
  readonly colour: string;
  readonly chosen: string;
  readonly onChoose: (size: string) => void;
}

/** Sizes as radio buttons. Sold-out sizes stay in the list, struck through and named below. */
export function SizeChoice({ sizes, colour, chosen, onChoose }: SizeChoiceProps) {
  const left = sizes.find(({ size }) => size === chosen)?.left;
  const soldOut = sizes.filter(({ inStock }) => !inStock).map(({ size }) => size);
  return (
    <fieldset className="choice">
      <legend>
        Size{chosen ? ": " : ""}
        <span className="choice-value">{chosen}</span>
      </legend>
      <div className="sizes">
        {sizes.map(({ size, inStock, price, currency }) => (
          <label key={size} className="size" data-sold-out={inStock ? undefined : ""}>
            <input
              type="radio"
              name="size"
              value={size}
              checked={size === chosen && inStock}
              disabled={!inStock}
              required
              onChange={() => onChoose(size)}
            />
            <span>
              {size}
              {price !== undefined && currency ? <small className="size-price">{money(price, currency)}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {left ? (
        <p className="choice-note" role="status">
          Only {left} left in {chosen}.
        </p>
      ) : null}
      {soldOut.length > 0 ? (
        <p className="quiet choice-note">
          {listOf(soldOut)} in {colour} {soldOut.length === 1 ? "is" : "are"} sold out at the moment.
        </p>
      ) : null}
    </fieldset>
  );
}

const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
