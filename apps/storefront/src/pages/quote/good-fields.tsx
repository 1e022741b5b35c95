import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import type { QuotedGood } from "@selvedge/contracts/quotes/quote-shapes";
import { SelectField } from "../../parts/address/select-field.tsx";
import { Field } from "../../parts/field.tsx";

interface GoodFieldsProps {
  readonly good: QuotedGood;
  readonly form: FormAnswer | null;
  readonly value: (name: string) => string | undefined;
}

const sideNames = { front: "Front", back: "Back" } as const;

/** Colour, where it is printed, and how many of each size. */
export function GoodFields({ good: { colours, sides, sizes }, form, value }: GoodFieldsProps) {
  const isFresh = form === null;
  return (
    <>
      <SelectField
        name="colour"
        label="Colour"
        options={colours.map(({ name }) => ({ code: name, name }))}
        value={value("colour")}
      />
      <fieldset className="quote-sides">
        <legend>Printed on</legend>
        {sides.map((side) => (
          <label key={side}>
            <input
              type="checkbox"
              name={`side-${side}`}
              value="1"
              defaultChecked={isFresh ? side === "front" : value(`side-${side}`) === "1"}
            />
            {sideNames[side]}
          </label>
        ))}
        <Note text={form?.errors.sides?.[0]} />
      </fieldset>
      <fieldset className="quote-sizes">
        <legend>Pieces of each size</legend>
        {sizes.map((size) => (
          <label key={size}>
            <span>{size}</span>
            <input
              type="text"
              inputMode="numeric"
              maxLength={4}
              name={`size-${size}`}
              defaultValue={value(`size-${size}`)}
              data-part="field"
            />
          </label>
        ))}
        <Note text={form?.errors.sizes?.[0]} />
      </fieldset>
      <Field
        name="quantity"
        label="Or pieces in all, and the sizes later"
        inputMode="numeric"
        maxLength={6}
        value={value("quantity")}
        error={form?.errors.quantity?.[0]}
      />
    </>
  );
}

const Note = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="field-note" role="alert">
      {text}
    </p>
  ) : null;
