import type { FormAnswer, ProductData } from "@selvedge/contracts/pages/page-data";
import { lengthOf, textKinds } from "@selvedge/domain/personalisation/text-kinds";
import { Field } from "../../../parts/field.tsx";
import { money } from "../../../state/money.ts";

type Personalisation = NonNullable<ProductData["personalisation"]>;

interface TextFieldsProps {
  readonly personalisation: Personalisation;
  readonly currency: string;
  /** What was typed before this page came. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: FormAnswer["errors"];
}

/** What is printed on the piece: the texts, their font and colour, and the tick that they are right. */
export default function TextFields({ personalisation, currency, typed, errors }: TextFieldsProps) {
  const { fields, fonts, inks } = personalisation;
  return (
    <fieldset className="texts">
      <legend>Make it yours</legend>
      <div className="texts-fields">
        {fields.map((field) => (
          <Field
            key={field.key}
            name={field.key}
            label={field.isRequired ? field.label : `${field.label}, if you like`}
            value={typed[field.key] ?? ""}
            hint={hintOf(field, typed[field.key] ?? "", currency)}
            error={errors[field.key]?.[0]}
            autoComplete="off"
            {...(field.kind === "number" && { inputMode: "numeric" as const })}
          />
        ))}
      </div>
      {fonts.length > 1 ? <Choice name="font" title="Letters" choices={fonts} chosen={typed.font} /> : null}
      {inks.length > 1 ? <Choice name="ink" title="Print colour" choices={inks} chosen={typed.ink} /> : null}
      <p className="quiet texts-charge" data-charge aria-live="polite" />
      <div className="texts-read" data-invalid={errors.read ? "" : undefined}>
        <label>
          <input type="checkbox" name="read" value="yes" aria-describedby="read-note" />
          <span>
            I have read it twice
            <strong data-typed />. It is printed as I typed it, and comes back only if it is faulty.
          </span>
        </label>
        <p className="field-note" id="read-note">
          {errors.read?.[0]}
        </p>
      </div>
    </fieldset>
  );
}

/** "Up to 14. Letters, spaces, hyphens and accents. Adds £3.00." */
function hintOf({ kind, maxLength, charge }: Personalisation["fields"][number], typed: string, currency: string) {
  return (
    <span data-hint>
      <span data-count>
        {lengthOf(typed)} of {maxLength}
      </span>
      . {textKinds[kind].words}.{charge > 0 ? ` Adds ${money(charge, currency)}.` : ""}
    </span>
  );
}

interface ChoiceProps {
  readonly name: "font" | "ink";
  readonly title: string;
  readonly choices: readonly { readonly code: string; readonly name: string; readonly hex?: string }[];
  readonly chosen: string | undefined;
}

function Choice({ name, title, choices, chosen }: ChoiceProps) {
  const first = choices.some(({ code }) => code === chosen) ? chosen : choices[0]!.code;
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      <div className="sizes">
        {choices.map(({ code, name: label, hex }) => (
          <label key={code} className="size">
            <input type="radio" name={name} value={code} defaultChecked={code === first} />
            <span className={hex ? "texts-ink" : `texts-font-${code}`}>
              {hex ? <i style={{ backgroundColor: hex }} /> : null}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
