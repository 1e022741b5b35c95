import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import type { Json, JsonObject } from "@selvedge/pages/json";
import type { Field } from "@selvedge/pages/props/field";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Switch } from "@selvedge/ui/choices/switch";
import { TagsField } from "@selvedge/ui/choices/tags-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import type { Audience } from "../../pages/pages-query.ts";
import { instantOf, wallTime } from "../../visitors/zoned-time.ts";

interface RuleFieldsProps {
  /** Of the condition. */
  name: string;
  params: JsonObject;
  audience: Audience;
  onParams: (params: JsonObject) => void;
}

/** More options than these are found by typing. */
const mostBoxes = 7;

/** What a rule asks for, made from the fields of its condition. */
export function RuleFields({ name, params, audience, onParams }: RuleFieldsProps) {
  const fields = SHOP_CONDITIONS.get(name)?.fields ?? {};
  return (
    <div className="flex flex-col gap-3">
      {Object.entries(fields).map(([part, field]) => (
        <RuleField
          key={part}
          {...{ field, params, audience }}
          value={params[part]}
          onValue={(value) => onParams({ ...params, [part]: value })}
        />
      ))}
    </div>
  );
}

interface RuleFieldProps {
  field: Field;
  params: JsonObject;
  value: Json | undefined;
  audience: Audience;
  onValue: (value: Json | undefined) => void;
}

function RuleField({ field, params, value, audience, onValue }: RuleFieldProps) {
  const { label } = field;
  const text = typeof value === "string" ? value : "";
  const hint = field.hint ? { hint: field.hint } : {};
  switch (field.kind) {
    case "choice":
      return (
        <SelectField
          compact
          label={label}
          options={field.options.map((id) => ({ id, label: field.titles?.[id] ?? id }))}
          value={text || field.default}
          onChange={onValue}
        />
      );
    case "choices":
      return <Choices field={field} value={value} audience={audience} onValue={onValue} />;
    case "instant": {
      const { timeZone } = audience;
      return (
        <TextField
          compact
          label={label}
          type="datetime-local"
          value={text ? wallTime(text, timeZone) : ""}
          onChange={(typed) => onValue(instantOf(typed, timeZone) ?? undefined)}
          hint={`In ${timeZone.split("/").at(-1)!.replaceAll("_", " ")} time. Empty for open.`}
        />
      );
    }
    case "clock":
      return (
        <TextField
          {...hint}
          compact
          label={label}
          type="time"
          value={text}
          onChange={(typed) => onValue(typed || undefined)}
        />
      );
    case "flag":
      return <Switch spread label={label} isSelected={value === true} onChange={onValue} />;
    case "reference":
      return (
        <SelectField
          compact
          label={label}
          {...(audience.tests.length === 0 && { hint: "No split test runs in your shop." })}
          options={known(
            audience.tests.map(({ code, name }) => ({ id: code, label: name })),
            text,
          )}
          value={text || null}
          onChange={onValue}
        />
      );
    default: {
      const test = audience.tests.find(({ code }) => code === params.test);
      if (!test)
        return (
          <TextField {...hint} compact label={label} value={text} onChange={(typed) => onValue(typed || undefined)} />
        );
      return (
        <SelectField
          compact
          label={label}
          options={known(
            test.variations.map(({ alias, name }) => ({ id: alias, label: name })),
            text,
          )}
          value={text || null}
          onChange={onValue}
        />
      );
    }
  }
}

/** What is written stays a choice, also where the shop no longer has it. */
const known = (options: { id: string; label: string }[], written: string) =>
  written === "" || options.some(({ id }) => id === written) ? options : [...options, { id: written, label: written }];

function Choices({
  field,
  value,
  audience,
  onValue,
}: Omit<RuleFieldProps, "params" | "field"> & { field: Extract<Field, { kind: "choices" }> }) {
  const chosen = Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
  const isCurrency = field.options.includes(audience.currency);
  // A currency that the shop does not show prices in is met by nobody.
  const offered = isCurrency ? [...new Set([...audience.currencies, ...chosen])] : field.options;
  const options = offered.map((id) => ({ id, label: field.titles?.[id] ?? id }));
  if (options.length > mostBoxes)
    return (
      <TagsField
        compact
        label={field.label}
        options={options.toSorted((a, b) => a.label.localeCompare(b.label))}
        value={chosen}
        onChange={(ids) => onValue([...ids])}
      />
    );
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1 text-dense font-medium">{field.label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            isSelected={chosen.includes(id)}
            onChange={(isOn) => onValue(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      </div>
      {field.hint ? <p className="text-label text-ink-2">{field.hint}</p> : null}
    </fieldset>
  );
}
