import { currencyCodes } from "@selvedge/domain/currency/currencies";
import { Switch } from "@selvedge/ui/choices/switch";
import { TagsField } from "@selvedge/ui/choices/tags-field";
import { Card } from "@selvedge/ui/content/card";
import { currencyName } from "./currency-names.ts";
import { PartForm } from "./part-form.tsx";
import { type Surroundings, useSurroundings } from "./surroundings-query.ts";
import { usePart } from "./use-part.ts";

const offered = ({ currencies: { isOn, codes } }: Surroundings) => ({ isOn, codes });

/** The currencies that visitors may look at prices in. */
export function CurrenciesCard({ currencies: { own, isOn, codes } }: Pick<Surroundings, "currencies">) {
  const { read, change } = useSurroundings();
  const texts = { name: "currencies", done: "Your currencies are changed." };
  const part = usePart(
    texts,
    { isOn, codes },
    {
      read: async () => offered(await read()),
      store: async (form) => offered(await change({ currencies: form })),
    },
  );
  const { form, errors } = part;
  const options = currencyCodes
    .filter((code) => code !== own)
    .map((id) => ({ id, label: currencyName(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <Card title="Currencies" note={`You sell in ${currencyName(own)}`}>
      <PartForm part={part}>
        <Switch
          label="Let visitors choose a currency"
          hint={`Prices are shown in it, about right. Basket and checkout stay in ${own}.`}
          isSelected={form.isOn}
          onChange={(isOn) => part.change({ isOn })}
        />
        <TagsField
          compact
          className="max-w-2xl"
          label={`Currencies beside ${own}`}
          placeholder="Type a currency"
          options={options}
          value={form.codes}
          onChange={(chosen) => part.change({ codes: [...chosen] })}
          {...(errors["currencies.codes"] && { error: errors["currencies.codes"] })}
        />
      </PartForm>
    </Card>
  );
}
