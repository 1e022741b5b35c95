import { formatMoney } from "@selvedge/domain/money/money";
import { Card } from "@selvedge/ui/content/card";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { Money } from "@selvedge/ui/words/money";
import type { ReactNode } from "react";
import { useMay, useShop } from "../session/shop.ts";
import { moneyOf } from "./bundle-form.ts";
import type { BundleEditor } from "./use-bundle-editor.ts";

/** The price and what is left of it, recomputed at every key. The dearest colours and sizes decide. */
export function BundlePrice({ editor }: { editor: BundleEditor }) {
  const { currency } = useShop();
  const isReadOnly = !useMay("products.edit");
  const { form, errors, change } = editor;
  const { costMinor, profitMinor, lowestPriceIncTaxMinor, askedMinor, apartMinor, prints } = moneyOf(form);
  const amount = (minor: number) => <Money amountMinor={minor} currency={currency} />;
  const hasParts = form.parts.length > 0;
  return (
    <Card title="Price">
      <div className="mb-4 grid grid-cols-2 items-start gap-3">
        <MoneyField
          label="Price, VAT included"
          valueMinor={form.priceIncTaxMinor}
          currency={currency}
          isDisabled={isReadOnly}
          onChangeMinor={(priceIncTaxMinor) => change({ priceIncTaxMinor })}
          {...(errors.priceIncTaxMinor && { error: errors.priceIncTaxMinor })}
          {...(hasParts &&
            !errors.priceIncTaxMinor && { hint: `Lowest is ${formatMoney(lowestPriceIncTaxMinor, currency)}` })}
        />
        <MoneyField
          label="Sale price"
          valueMinor={form.salePriceIncTaxMinor}
          currency={currency}
          isDisabled={isReadOnly}
          onChangeMinor={(salePriceIncTaxMinor) => change({ salePriceIncTaxMinor })}
          {...(errors.salePriceIncTaxMinor && { error: errors.salePriceIncTaxMinor })}
        />
      </div>
      {hasParts ? (
        <dl className="flex flex-col gap-1.5 text-dense">
          <Row name="One by one">{amount(apartMinor)}</Row>
          {askedMinor > 0 && askedMinor < apartMinor ? (
            <Row name="Shoppers save">{amount(apartMinor - askedMinor)}</Row>
          ) : null}
          <Row name={`Costs you, with ${prints === 1 ? "1 print" : `${prints} prints`}`}>{amount(costMinor)}</Row>
          {askedMinor > 0 ? (
            <div className="mt-1 flex justify-between border-line border-t pt-2 font-semibold text-ink">
              <dt>Your profit</dt>
              <dd className={profitMinor < 0 ? "text-danger" : ""}>{amount(profitMinor)}</dd>
            </div>
          ) : null}
        </dl>
      ) : (
        <p className="text-dense text-ink-2">
          Once there are products in it, this shows what they cost you and what is left.
        </p>
      )}
    </Card>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3 text-ink-2">
    <dt>{name}</dt>
    <dd className="text-ink">{children}</dd>
  </div>
);
