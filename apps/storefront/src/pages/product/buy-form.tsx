import type { ProductData, ProductPageData } from "@selvedge/contracts/pages/page-data";
import { type FormEvent, type SyntheticEvent, useState } from "react";
import { QuantityField } from "../../parts/quantity-field.tsx";
import { staticPart } from "../../parts/static-part.tsx";
import { ColourChoice, SizeChoice } from "./choices.tsx";
import { TextsNear } from "./texts/texts-near.tsx";

const TextFields = staticPart("textFields", () => import("./texts/text-fields.tsx"));
const DeliveryBox = staticPart("deliveryBox", () => import("./estimate/delivery-box.tsx"));

/** The code that follows what is typed; only products with fields load it. */
const liveTexts = () => import("./texts/live-texts.ts");

interface BuyFormProps {
  readonly product: ProductData;
  readonly option: ProductData["options"][number];
  readonly data: ProductPageData;
}

/** Colour, size, quantity and Add to basket. A form that works without scripts; with scripts it stays on the page. */
export function BuyForm({ product, option, data }: BuyFormProps) {
  const { delivery, form, chosen: before, sizeGuide, typed } = data;
  const only = option.sizes.length === 1 ? option.sizes[0]!.size : "";
  const [size, setSize] = useState(before.size || only);
  const [message, setMessage] = useState(form?.message ?? "");
  const [isBusy, setBusy] = useState(false);
  const chosen = option.sizes.find((each) => each.size === size && each.inStock);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (product.personalisation) void liveTexts().then(({ startTexts }) => startTexts(currentTarget, product));
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const field = sent.elements.namedItem("quantity") as HTMLInputElement;
    if (isBusy) return;
    if (!chosen) {
      setMessage("Choose a size first.");
      sent.querySelector<HTMLInputElement>("input[name=size]:not(:disabled)")?.focus();
      return;
    }
    // Its error is shown below it.
    if (!field.validity.valid) return field.focus();
    setBusy(true);
    setMessage("");
    try {
      const texts = product.personalisation && (await liveTexts());
      if (texts && !texts.isFilledIn(sent, product)) return;
      const { addWithNotice } = await import("./add-with-notice.ts");
      await addWithNotice(product, chosen.variantId, field.valueAsNumber, texts?.typedIn(sent));
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
    <form
      ref={disableNativeValidation}
      className="buy"
      method="post"
      action="/basket/add/"
      onSubmit={submit}
      onFocus={follow}
      onInput={follow}
    >
      {/* Enter in a field presses a form's first button, so that button has to add. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="productId" value={product.id} />
      <ColourChoice product={product} chosen={option.colour} />
      <div className="size-choice">
        <SizeChoice
          sizes={option.sizes}
          colour={option.colour}
          chosen={size}
          onChoose={(next) => {
            setSize(next);
            setMessage("");
          }}
        />
        {sizeGuide ? (
          <a className="size-guide-link" href="#size-guide">
            Size guide
          </a>
        ) : null}
      </div>
      {chosen ? null : <Failure message={message} />}
      {product.personalisation ? (
        <div>
          <TextsNear product={product} images={option.images} />
          <TextFields
            personalisation={product.personalisation}
            currency={product.currency}
            typed={typed}
            errors={form?.errors ?? {}}
          />
        </div>
      ) : null}
      {chosen ? <Failure message={message} /> : null}
      <div className="buy-row">
        <QuantityField label="Quantity" value={before.quantity} />
        <button className="buy-button" type="submit" data-part="button" data-look="filled" aria-busy={isBusy}>
          {isBusy ? "Adding" : "Add to basket"}
        </button>
      </div>
      {delivery ? <DeliveryBox data={data} /> : null}
    </form>
  );
}

/** Below the sizes while none is chosen, where the focus goes; else beside the button that was pressed. */
function Failure({ message }: { message: string }) {
  if (message === "") return null;
  return (
    <p className="notice" data-tone="failed" role="alert">
      {message}
    </p>
  );
}

/** A missing size is reported below the sizes; without scripts the browser reports it. */
function disableNativeValidation(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}
