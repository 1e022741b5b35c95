import type { DeliveryPromise, FormAnswer, ProductData } from "@selvedge/contracts/storefront/page-data";
import { type FormEvent, useState } from "react";
import { DeliveryNote } from "../../parts/delivery-note.tsx";
import { QuantityField } from "../../parts/quantity-field.tsx";
import { money } from "../../state/money.ts";
import { ColourChoice, SizeChoice } from "./choices.tsx";

type Option = ProductData["options"][number];

interface BuyFormProps {
  readonly product: ProductData;
  readonly option: Option;
  readonly delivery: DeliveryPromise | null;
  readonly form: FormAnswer | null;
  readonly onColour: (colour: string) => void;
}

/** Colour, size, number, and into the basket. A form that posts by itself; with scripts it stays on the page. */
export function BuyForm({ product, option, delivery, form, onColour }: BuyFormProps) {
  const only = option.sizes.length === 1 ? option.sizes[0]!.size : "";
  const [size, setSize] = useState(form?.values.size ?? only);
  const [message, setMessage] = useState(form?.message ?? "");
  const [isBusy, setBusy] = useState(false);
  const chosen = option.sizes.find((each) => each.size === size && each.inStock);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget).get("quantity")) || 1;
    if (isBusy) return;
    if (!chosen) {
      setMessage("Choose a size first.");
      event.currentTarget.querySelector<HTMLInputElement>("input[name=size]:not(:disabled)")?.focus();
      return;
    }
    setBusy(true);
    setMessage("");
    try {
      const [{ addToBasket }, { showBagNotice }] = await Promise.all([
        import("../../state/basket.ts"),
        import("./bag-notice.tsx"),
      ]);
      const basket = await addToBasket(chosen.variantId, quantity);
      const line = basket.items.find(({ variantId }) => variantId === chosen.variantId);
      showBagNotice({
        name: product.name,
        detail: [option.colour, size].filter(Boolean).join(", "),
        image: line?.image ?? "",
        price: money((line?.priceIncTax ?? product.price) * quantity, product.currency),
        count: basket.totals.quantity,
      });
    } catch (error) {
      setMessage(
        error instanceof Error && error.name === "ApiFailure"
          ? error.message
          : "We could not add this. Please try again.",
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={tellInOwnWords} className="buy" method="post" action="/basket/add/" onSubmit={submit}>
      <input type="hidden" name="productId" value={product.id} />
      <ColourChoice product={product} chosen={option.colour} onChoose={onColour} />
      <SizeChoice
        sizes={option.sizes}
        colour={option.colour}
        chosen={size}
        onChoose={(next) => {
          setSize(next);
          setMessage("");
        }}
      />
      {message ? (
        <p className="notice" data-tone="failed" role="alert">
          {message}
        </p>
      ) : null}
      <div className="buy-row">
        <QuantityField label="Quantity" />
        <button className="buy-button" type="submit" data-part="button" data-look="filled" aria-busy={isBusy}>
          {isBusy ? "Adding" : "Add to basket"}
        </button>
      </div>
      {delivery ? <DeliveryNote delivery={delivery} /> : null}
    </form>
  );
}

/** A missing size is told below the sizes; before and without scripts the browser says it. */
function tellInOwnWords(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
