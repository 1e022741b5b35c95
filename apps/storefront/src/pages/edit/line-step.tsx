import { LinePicture } from "../../parts/lists/line-picture.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import type { StepProps } from "./edit-page.tsx";
import { pathOf, signedMoney } from "./words.ts";

/** Step two: what the piece becomes. All sizes stand there, because a page without scripts cannot know the colour. */
export function LineStep({ data, view: { line } }: StepProps<"line">) {
  const { id, name, colour, size, quantity, image, colours } = line;
  const typed = data.form?.values;
  const sizes = sizesOf(line);
  const hasPrices = sizes.some(({ note }) => note);
  const [colourNow, sizeNow] = [typed?.colour ?? colour, typed?.size ?? size];
  return (
    <>
      <h1>Change {name}</h1>
      <p className="lead">
        It is {[colour, size].filter(Boolean).join(", ")} now. The day it arrives stays.{" "}
        {hasPrices ? "Where another size costs more or less, you see the difference before anything changes." : null}
      </p>
      <form
        method="post"
        action={`${pathOf(data)}${id}/`}
        className="account-form edit-choice"
        noValidate
        data-checked=""
      >
        <FormFault form={data.form} fields={[]} />
        <input type="hidden" name="of" value={quantity} />
        <div className="edit-choice-columns">
          <LinePicture className="edit-picture" image={image} />
          <div className="edit-choice-fields">
            <Choices
              name="colour"
              legend="Colour"
              now={colourNow}
              options={colours.map((each) => ({ ...each, isInStock: each.sizes.some(({ isInStock }) => isInStock) }))}
            />
            <Choices name="size" legend="Size" now={sizeNow} options={sizes} />
            {quantity > 1 ? (
              <Pieces quantity={quantity} now={typed?.pieces ?? String(quantity)} />
            ) : (
              <input type="hidden" name="pieces" value="1" />
            )}
          </div>
        </div>
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="filled">
            Change it
          </button>
          <a data-part="button" data-look="outlined" href={pathOf(data)}>
            Leave it as it is
          </a>
        </div>
      </form>
    </>
  );
}

interface Choice {
  name: string;
  hex?: string;
  isInStock: boolean;
  /** What a piece costs more or less: "+£2.00". */
  note?: string;
}

function Choices({ name, legend, now, options }: { name: string; legend: string; now: string; options: Choice[] }) {
  return (
    <fieldset className="edit-choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.name} data-off={option.isInStock ? undefined : ""}>
          <input
            type="radio"
            name={name}
            value={option.name}
            defaultChecked={option.name === now}
            disabled={!option.isInStock && option.name !== now}
          />
          {option.hex ? <span className="edit-swatch" style={{ background: option.hex }} aria-hidden="true" /> : null}
          <span>
            {option.name}
            {option.note ? <span className="edit-note"> {option.note}</span> : null}
            {option.isInStock ? null : <span className="visually-hidden">, sold out</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const Pieces = ({ quantity, now }: { quantity: number; now: string }) => (
  <label className="edit-pieces">
    How many of {quantity}
    <select name="pieces" defaultValue={now}>
      {Array.from({ length: quantity }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count === quantity ? `All ${quantity}` : count}
        </option>
      ))}
    </select>
  </label>
);

/** Every size of any colour, in the order in which the product lists them, with what a piece costs more or less in it. */
function sizesOf({ colours, currency }: StepProps<"line">["view"]["line"]): Choice[] {
  const sizes = Map.groupBy(
    colours.flatMap((colour) => colour.sizes),
    ({ name }) => name,
  );
  return [...sizes].map(([name, own]) => ({
    name,
    isInStock: own.some(({ isInStock }) => isInStock),
    note: signedMoney(own[0]!.difference, currency),
  }));
}
