import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Plus, Trash2 } from "lucide-react";
import { ColourField } from "./colour-field.tsx";
import { currencyName } from "./currency-names.ts";
import { FaintColours } from "./faint-colours.tsx";
import { PartForm } from "./part-form.tsx";
import { type Surroundings, useSurroundings } from "./surroundings-query.ts";
import { usePart } from "./use-part.ts";

type Christmas = Surroundings["christmas"];
type Cutoff = Christmas["cutoffDates"][number];

const limit = 50;

/** The last days to order by, and the bar that says them. */
export function ChristmasCard({ christmas, currencies }: Pick<Surroundings, "christmas" | "currencies">) {
  const { read, change } = useSurroundings();
  const texts = { name: "christmas", done: "Your last days to order by are changed." };
  const part = usePart(texts, christmas, {
    read: async () => (await read()).christmas,
    store: async (form) => (await change({ christmas: form })).christmas,
  });
  const { form, errors } = part;
  const codes = new Set([currencies.own, ...currencies.codes, form.currency].filter(Boolean));
  const replace = (at: number, next: Partial<Cutoff>) =>
    part.change({ cutoffDates: form.cutoffDates.map((date, index) => (index === at ? { ...date, ...next } : date)) });
  const remove = (at: number) => part.change({ cutoffDates: form.cutoffDates.filter((_, index) => index !== at) });
  return (
    <Card title="Christmas" note="The last days to order by, above the header">
      <PartForm part={part}>
        <Switch
          label="Show the last days to order by"
          hint="Each day goes away once it has passed."
          isSelected={form.isOn}
          onChange={(isOn) => part.change({ isOn })}
        />
        <div className="flex flex-col items-start gap-2">
          {form.cutoffDates.map((date, at) => (
            <CutoffRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
              key={at}
              {...{ date, at, errors }}
              onChange={(next) => replace(at, next)}
              onRemove={() => remove(at)}
            />
          ))}
          {errors["christmas.cutoffDates"] ? (
            <p role="alert" data-refused tabIndex={-1} className="text-dense text-danger">
              {errors["christmas.cutoffDates"]}
            </p>
          ) : null}
          <Button
            size="dense"
            icon={Plus}
            isDisabled={form.cutoffDates.length >= limit}
            onPress={() => part.change({ cutoffDates: [...form.cutoffDates, { service: "", country: "", on: "" }] })}
          >
            Add a day
          </Button>
        </div>
        <div className="grid max-w-2xl gap-x-4 gap-y-2 sm:grid-cols-2">
          <ColourField label="Background" {...part.text("backgroundColor", "christmas")} />
          <ColourField label="Text colour" {...part.text("textColor", "christmas")} />
          <SelectField
            compact
            label="Who sees it"
            options={[
              { id: "all", label: "Everyone" },
              ...[...codes].map((code) => ({ id: code, label: `Who looks at prices in ${currencyName(code)}` })),
            ]}
            value={form.currency || "all"}
            onChange={(code) => part.change({ currency: code === "all" ? "" : code })}
          />
        </div>
        <FaintColours {...form} onFix={(textColor) => part.change({ textColor })} />
      </PartForm>
    </Card>
  );
}

interface CutoffRowProps {
  date: Cutoff;
  at: number;
  errors: Readonly<Record<string, string>>;
  onChange: (next: Partial<Cutoff>) => void;
  onRemove: () => void;
}

function CutoffRow({ date, at, errors, onChange, onRemove }: CutoffRowProps) {
  // By this browser's date; what visitors see goes by the shop's clock.
  const isOver = date.on !== "" && date.on < new Date().toISOString().slice(0, 10);
  const field = (key: keyof Cutoff) => {
    const error = errors[`christmas.cutoffDates.${at}.${key}`];
    return {
      compact: true,
      value: date[key],
      onChange: (text: string) => onChange({ [key]: text }),
      ...(error && { error }),
    };
  };
  return (
    <fieldset className="grid w-full max-w-2xl items-start gap-x-3 gap-y-2 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <legend className="sr-only">{`Last day ${at + 1}`}</legend>
      <TextField label="To" placeholder="UK" {...field("country")} />
      <TextField label="Delivery" placeholder="Standard" {...field("service")} />
      <TextField
        label="Last day"
        type="date"
        {...field("on")}
        {...(isOver && { hint: "It has passed, so visitors do not see it." })}
      />
      <IconButton
        className="sm:mt-6.5"
        label={`Remove day ${at + 1}`}
        icon={Trash2}
        variant="quiet"
        onPress={onRemove}
      />
    </fieldset>
  );
}
