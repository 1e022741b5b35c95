import { blanks } from "@selvedge/garments/blanks/blanks";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { TagsField } from "@selvedge/ui/choices/tags-field";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useShop } from "../session/shop.ts";
import type { Rule } from "./rule-words.ts";

const kindOptions = blanks.map(({ code, name }) => ({ id: code as string, label: name }));
const colourOptions = [...new Set(blanks.flatMap(({ colours }) => colours.map(({ name }) => name)))]
  .toSorted()
  .map((name) => ({ id: name, label: name }));

interface RuleFieldsProps {
  readonly rule: Rule;
  readonly onChange: (rule: Rule) => void;
}

/** What a collection takes by itself. A product has to fit every line that is filled in. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const { currency } = useShop();
  const set = (name: keyof Rule, value: unknown) => {
    const { [name]: _, ...others } = rule;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  const list = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined);
  const tags = rule.tags ?? [];
  return (
    <div className="flex flex-col gap-3">
      <TagsField
        compact
        label="Kinds"
        placeholder="Any kind"
        options={kindOptions}
        value={rule.kinds ?? []}
        onChange={(ids) => set("kinds", list(ids))}
      />
      <TagsField
        compact
        label="Colours"
        placeholder="Any colour"
        options={colourOptions}
        value={rule.colours ?? []}
        onChange={(ids) => set("colours", list(ids))}
      />
      <TagsField
        compact
        label="Tags"
        placeholder="Any tag"
        newNoun="tag"
        options={tags.map((tag) => ({ id: tag, label: tag }))}
        value={tags}
        onChange={(ids) => set("tags", list(ids))}
        onCreate={(tag) => set("tags", [...tags, tag])}
      />
      <div className="grid grid-cols-2 gap-3">
        <MoneyField
          compact
          label="Price from"
          currency={currency}
          valueMinor={rule.fromMinor ?? null}
          onChangeMinor={(minor) => set("fromMinor", minor ?? undefined)}
        />
        <MoneyField
          compact
          label="Price up to"
          currency={currency}
          valueMinor={rule.toMinor ?? null}
          onChangeMinor={(minor) => set("toMinor", minor ?? undefined)}
        />
      </div>
      <Checkbox
        label="Only what is on sale"
        isSelected={rule.onSale === true}
        onChange={(isOn) => set("onSale", isOn ? true : undefined)}
      />
      <TextField
        compact
        label="Only the newest"
        hint="Of all that fits, as many as this. Empty for all."
        inputMode="numeric"
        value={rule.newest === undefined ? "" : String(rule.newest)}
        onChange={(text) => set("newest", newestOf(text))}
      />
    </div>
  );
}

/** Between 1 and 200; anything else means all. */
function newestOf(text: string): number | undefined {
  const count = Number.parseInt(text, 10);
  return count >= 1 ? Math.min(200, count) : undefined;
}
