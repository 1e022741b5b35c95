import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { ProductData, ProductPageData } from "@selvedge/contracts/pages/page-data";
import { quantityLimit } from "@selvedge/domain/limits";
import DeliveryNote from "../../parts/delivery/delivery-note.tsx";
import { Icon } from "../../parts/icon.tsx";
import { money } from "../../state/money.ts";
import "./bundle.css";

type Part = NonNullable<ProductData["parts"]>[number];

interface BundleFormProps {
  readonly product: ProductData;
  readonly data: Pick<ProductPageData, "delivery" | "form">;
}

/** Colour and size of each part of a bundle, quantity and Add to basket, as one form that works without scripts. */
export default function BundleForm({ product, data: { delivery, form } }: BundleFormProps) {
  const { parts = [], enableAddToCart } = product;
  return (
    <form className="buy bundle" method="post" action="/basket/add/" data-bundle={product.id}>
      {/* Enter in a field presses a form's first button, so that button has to add. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="productId" value={product.id} />
      <p className="bundle-saving">{savingOf(product)}</p>
      <ol className="bundle-parts">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces of one bundle differ only by index
          <PartFields key={index} part={part} index={index} form={form} />
        ))}
      </ol>
      <p className="notice bundle-message" data-tone="failed" role="alert" hidden={!form?.message}>
        {form?.message}
      </p>
      {enableAddToCart ? (
        <div className="buy-row">
          <Quantity value={form?.values.quantity ?? 1} />
          <button className="buy-button" type="submit" data-part="button" data-look="filled">
            Add to basket
          </button>
        </div>
      ) : (
        <p className="notice">{stopWords(parts)}</p>
      )}
      {delivery ? <DeliveryNote delivery={delivery} /> : null}
    </form>
  );
}

/** The number of bundles. Its buttons are shown once scripts run, and the page around the form does what they say. */
const Quantity = ({ value }: { value: number | string }) => (
  <div className="quantity">
    <button type="button" aria-label="Quantity: one fewer" data-step="-1">
      <Icon name="minus" size={18} />
    </button>
    <input
      type="number"
      name="quantity"
      aria-label="Quantity"
      inputMode="numeric"
      min={1}
      max={quantityLimit}
      required
      defaultValue={value}
    />
    <button type="button" aria-label="Quantity: one more" data-step="1">
      <Icon name="plus" size={18} />
    </button>
  </div>
);

/** Why the bundle cannot be bought, by the part that stops it. */
function stopWords(parts: readonly Part[]): string {
  const stopped =
    parts.find(({ standing }) => standing === "gone") ?? parts.find(({ standing }) => standing !== "on_sale");
  const why = !stopped
    ? "A part of it is missing"
    : `${stopped.name} is ${stopped.standing === "gone" ? "no longer available" : "sold out"}`;
  return `${why}, so the bundle cannot be bought at the moment.`;
}

/** What the parts cost one by one, where the bundle costs less. */
function savingOf({ parts = [], price, salePrice, onSale, currency }: ProductData): string {
  const apart = parts.reduce((sum, part) => sum + part.price, 0);
  const asked = onSale && salePrice !== null ? salePrice : price;
  const pieces = `${parts.length} pieces together`;
  return apart > asked
    ? `${pieces}. One by one they are ${money(apart, currency)}: you save ${money(apart - asked, currency)}.`
    : `${pieces}.`;
}

function PartFields({ part, index, form }: { part: Part; index: number; form: ProductPageData["form"] }) {
  const { name, urlName, options, bundleItemId, standing } = part;
  const before = form?.values[`colour.${index}`];
  const option = options.find(({ colour }) => colour === before) ?? options[0];
  const fault = form?.errors[`bundleOptions.${bundleItemId}`]?.[0];
  const sizes = [...new Set(options.flatMap((each) => each.sizes.map(({ size }) => size)))];
  const isSoldOut = (size: string) =>
    !options.some((each) => each.sizes.some((other) => other.size === size && other.inStock));
  return (
    <li className="bundle-part" data-index={index}>
      <span className="bundle-picture" data-part="tile" data-cutout="">
        {option?.image ? <img src={nearestSize(option.image.sizes, 240)} alt="" width="96" height="96" /> : null}
      </span>
      <div className="bundle-choices">
        <p className="bundle-name">{standing === "gone" ? name : <a href={`/product/${urlName}/`}>{name}</a>}</p>
        <input type="hidden" name={`part.${index}`} value={bundleItemId} />
        {options.length > 1 ? (
          <fieldset>
            <legend>
              Colour<span className="visually-hidden"> of {name}</span>:{" "}
              <span className="choice-value">{option?.colour}</span>
            </legend>
            <div className="swatches">
              {options.map(({ colour, hex }) => (
                <label key={colour} className="swatch part-swatch" style={{ backgroundColor: hex }} title={colour}>
                  <input
                    type="radio"
                    name={`colour.${index}`}
                    value={colour}
                    defaultChecked={colour === option?.colour}
                  />
                  <span className="visually-hidden">{colour}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {sizes.length > 1 ? (
          <fieldset>
            <legend>
              Size<span className="visually-hidden"> of {name}</span>
            </legend>
            <div className="sizes">
              {sizes.map((size) => (
                <label key={size} className="size" data-sold-out={isSoldOut(size) ? "" : undefined}>
                  <input
                    type="radio"
                    name={`size.${index}`}
                    value={size}
                    defaultChecked={form?.values[`size.${index}`] === size}
                    disabled={isSoldOut(size)}
                    required
                  />
                  <span>{size}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {options.length < 2 && sizes.length < 2 ? (
          <p className="quiet">{[option?.colour, sizes[0]].filter(Boolean).join(", ")}</p>
        ) : null}
        <p className="field-error bundle-fault" role="alert" hidden={!fault}>
          {fault}
        </p>
      </div>
    </li>
  );
}
