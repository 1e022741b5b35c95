import type { TextField as Field } from "@selvedge/domain/personalisation/template";
import { placeIn, usualPlaceOf, usualPlaces } from "@selvedge/domain/personalisation/usual-places";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { printableSides } from "@selvedge/garments/blanks/blanks";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { MeasureField } from "@selvedge/ui/fields/measure-field";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Trash2 } from "lucide-react";

interface FieldFormProps {
  field: Field;
  blank: Blank;
  currency: string;
  errors: (name: string) => string | undefined;
  onChange: (next: Field) => void;
  /** null for the last one. */
  onRemove: (() => void) | null;
}

/** One text that shoppers type: what it is called, what may be typed, what it costs and where it is printed. */
export function FieldForm({ field, blank, currency, errors, onChange, onRemove }: FieldFormProps) {
  const set = (change: Partial<Field>) => onChange({ ...field, ...change });
  const error = (name: string) => {
    const text = errors(name);
    return text ? { error: text } : {};
  };
  return (
    <fieldset className="rounded-card border border-line p-3" aria-label={field.label}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-1 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        <TextField
          className="max-md:col-span-2"
          label="What shoppers read"
          value={field.label}
          onChange={(label) => set({ label })}
          {...error("label")}
        />
        <TextField
          label={field.kind === "number" ? "Digits at most" : "Letters at most"}
          inputMode="numeric"
          value={field.maxLength === 0 ? "" : String(field.maxLength)}
          onChange={(text) => set({ maxLength: Number(text.replace(/\D/g, "").slice(0, 2)) })}
          {...error("maxLength")}
        />
        <MoneyField
          label="Adds to the price"
          currency={currency}
          valueMinor={field.chargeMinor}
          onChangeMinor={(chargeMinor) => set({ chargeMinor: chargeMinor ?? 0 })}
          {...error("chargeMinor")}
        />
        {onRemove ? (
          <span className="self-center max-md:col-span-2 max-md:justify-self-end">
            <IconButton icon={Trash2} label={`Remove ${field.label}`} onPress={onRemove} />
          </span>
        ) : null}
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-1 md:grid-cols-4">
        <TextField
          label="Example"
          value={field.example}
          onChange={(example) => set({ example })}
          {...error("example")}
        />
        <PlaceChoice field={field} blank={blank} onChange={onChange} />
        <span className="flex flex-col gap-1 self-center">
          <Checkbox
            label="Has to be filled in"
            isSelected={field.isRequired}
            onChange={(isRequired) => set({ isRequired })}
          />
          {field.kind === "number" ? null : (
            <Checkbox
              label="In capitals"
              isSelected={field.isUppercase}
              onChange={(isUppercase) => set({ isUppercase })}
            />
          )}
        </span>
      </div>
      <ExactPlace field={field} blank={blank} onChange={onChange} error={errors("place")} />
    </fieldset>
  );
}

type PlaceProps = Pick<FieldFormProps, "field" | "blank" | "onChange">;

const ownPlace = "own";

function PlaceChoice({ field, blank, onChange }: PlaceProps) {
  const { place } = field;
  const areaOf = (side: Field["place"]["side"]) => blank.areas[side]!;
  const chosen = usualPlaceOf(place, areaOf(place.side)) ?? ownPlace;
  const moveTo = (id: string, side: Field["place"]["side"]) => {
    if (id === ownPlace) return onChange({ ...field, place: { ...place, side } });
    onChange({ ...field, place: placeIn(id, side, areaOf(side)) });
  };
  return (
    <>
      <SelectField
        label="Side"
        options={printableSides(blank).map((side) => ({
          id: side,
          label: `${side[0]?.toUpperCase()}${side.slice(1)}`,
        }))}
        value={place.side}
        onChange={(side) => moveTo(chosen, side as Field["place"]["side"])}
      />
      <SelectField
        label="Place"
        options={[
          ...usualPlaces.map(({ id, name }) => ({ id, label: name })),
          ...(chosen === ownPlace ? [{ id: ownPlace, label: "Its own place" }] : []),
        ]}
        value={chosen}
        onChange={(id) => moveTo(id, place.side)}
      />
    </>
  );
}

const measures = [
  { name: "x", label: "From the left" },
  { name: "y", label: "From the top" },
  { name: "w", label: "Width" },
  { name: "h", label: "Height" },
] as const;

function ExactPlace({ field, blank, onChange, error }: PlaceProps & { error: string | undefined }) {
  const { place } = field;
  const area = blank.areas[place.side]!;
  return (
    <details open={error !== undefined || undefined}>
      <summary className="w-fit cursor-pointer rounded-mark text-dense text-ink-2">
        Exact place, of {area.widthMm} by {area.heightMm} mm
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3 md:grid-cols-4">
        {measures.map(({ name, label }) => (
          <MeasureField
            key={name}
            label={label}
            unit="mm"
            min={0}
            max={name === "x" || name === "w" ? area.widthMm : area.heightMm}
            value={place[name]}
            onEnter={(value) => onChange({ ...field, place: { ...place, [name]: value } })}
          />
        ))}
      </div>
      {error ? (
        <p role="alert" tabIndex={-1} data-refused className="mt-2 w-fit rounded-mark text-label text-danger">
          {error}
        </p>
      ) : null}
    </details>
  );
}
