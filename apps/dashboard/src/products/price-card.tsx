import { lowestPriceOf } from "@selvedge/domain/money/lowest-price";
import { priceFaultsOf } from "@selvedge/domain/money/price-faults";
import { profitOf } from "@selvedge/domain/money/profit";
import type { Blank } from "@selvedge/garments/blank";
import { Card } from "@selvedge/ui/card";
import { Money } from "@selvedge/ui/money";
import { MoneyField } from "@selvedge/ui/money-field";
import { formatMoney } from "@selvedge/ui/money-format";
import { Segmented } from "@selvedge/ui/segmented";
import { type CostPart, SplitBar } from "@selvedge/ui/split-bar";
import { useState } from "react";
import type { Product } from "../data/reply.ts";
import { costsOf } from "./costs.ts";
import { choicesOf } from "./product-form.ts";
import type { ProductEditor } from "./use-product-editor.ts";

const saleFaultWords = { sale_not_lower: "Set it below the price", sale_missing: "Enter a sale price" };

/** The price and where it goes, recomputed at every key. The dearest colour on sale decides the lowest price. */
export function PriceCard({ product, blank, editor }: { product: Product; blank: Blank; editor: ProductEditor }) {
  const { form, errors } = editor;
  const { currency, vatRate, printedSides } = product;
  const onSale = blank.colours.filter(({ name }) => (form.sizes[name]?.length ?? 0) > 0);
  const groups = [
    { id: "white", label: "White", colour: onSale.find(({ isWhite }) => isWhite) },
    { id: "light", label: "Light", colour: onSale.find(({ isWhite, isDark }) => !isWhite && !isDark) },
    { id: "dark", label: "Dark", colour: onSale.find(({ isDark }) => isDark) },
  ].flatMap(({ colour, ...rest }) => (colour ? [{ ...rest, colour }] : []));
  const [chosen, setChosen] = useState("dark");
  const group = groups.find(({ id }) => id === chosen) ?? groups.at(-1);
  const costs = choicesOf(form).flatMap(({ colour: name, sizes }) => {
    const colour = blank.colours.find((known) => known.name === name);
    return colour ? sizes.map((size) => costsOf(blank, colour, printedSides, size)) : [];
  });
  const lowest = lowestPriceOf(costs, vatRate);
  const { priceIncTaxMinor, salePriceIncTaxMinor } = form;
  const price = { priceIncTaxMinor: priceIncTaxMinor ?? 0, salePriceIncTaxMinor };
  const faults = priceFaultsOf({ ...price, isOnSale: salePriceIncTaxMinor !== null }, lowest);
  // A sale price that is no reduction is not asked of anybody.
  const isReduced = salePriceIncTaxMinor !== null && faults.salePrice !== "sale_not_lower";
  const asked = isReduced ? salePriceIncTaxMinor : price.priceIncTaxMinor;
  const words = { below_lowest: `Lowest is ${formatMoney(lowest, currency)}`, ...saleFaultWords };
  const priceError = faults.price ? words[faults.price] : errors.priceIncTaxMinor;
  const saleError = faults.salePrice ? words[faults.salePrice] : errors.salePriceIncTaxMinor;
  return (
    <Card
      title="Price"
      aside={
        groups.length > 1 && group ? (
          <Segmented label="Costs on" segments={groups} value={group.id} onChange={setChosen} />
        ) : null
      }
    >
      <div className="mb-4 grid grid-cols-2 items-start gap-3">
        <MoneyField
          key={`price ${editor.draftsKey}`}
          onReadable={(isReadable) => editor.readable("priceIncTaxMinor", isReadable)}
          label="Price, VAT included"
          valueMinor={form.priceIncTaxMinor}
          currency={currency}
          onChangeMinor={(priceIncTaxMinor) => {
            editor.change({ priceIncTaxMinor });
            // Without a sale price there is no sale; without a price there is nothing to sell it for.
            editor.readable("priceIncTaxMinor", priceIncTaxMinor !== null);
          }}
          {...(priceError && { error: priceError })}
        />
        <MoneyField
          key={`sale ${editor.draftsKey}`}
          onReadable={(isReadable) => editor.readable("salePriceIncTaxMinor", isReadable)}
          label="Sale price"
          placeholder="None"
          valueMinor={form.salePriceIncTaxMinor}
          currency={currency}
          onChangeMinor={(salePriceIncTaxMinor) => editor.change({ salePriceIncTaxMinor })}
          {...(saleError && { error: saleError })}
        />
      </div>
      {group ? (
        <SplitBar
          label={`Where ${formatMoney(asked, currency)} goes`}
          parts={partsOf(
            costsOf(blank, group.colour, printedSides),
            asked,
            vatRate,
            group.colour.isDark ? "dark" : "light",
          )}
          currency={currency}
          resultId="profit"
        />
      ) : null}
      {group ? (
        <p className="mt-3 flex justify-between rounded-control bg-sunken px-3 py-2.5 text-dense">
          <span className="text-ink-2">Lowest price you can set</span>
          <Money amountMinor={lowest} currency={currency} className="font-medium" />
        </p>
      ) : (
        <p className="rounded-control bg-sunken px-3 py-2.5 text-dense text-ink-2">
          Sell at least one colour to see what you earn with it.
        </p>
      )}
    </Card>
  );
}

function partsOf(costs: ReturnType<typeof costsOf>, priceMinor: number, vatRate: number, ink: string): CostPart[] {
  const { vatMinor, profitMinor } = profitOf(priceMinor, costs, vatRate);
  const isLoss = profitMinor < 0;
  return [
    { id: "blank", label: "Blank garment", amountMinor: costs.blankMinor, tone: "blank" },
    ...costs.prints.map(
      ({ side, costMinor }, index): CostPart => ({
        id: side,
        label: `${side[0]?.toUpperCase()}${side.slice(1)} print, ${ink}`,
        amountMinor: costMinor,
        tone: index === 0 ? "print" : "extra",
      }),
    ),
    {
      id: "vat",
      label: vatRate === 0 ? "VAT, none on children's clothes" : "VAT, 20%",
      amountMinor: vatMinor,
      tone: "tax",
    },
    {
      id: "profit",
      label: isLoss ? "Your loss" : "Your profit",
      amountMinor: profitMinor,
      tone: isLoss ? "loss" : "profit",
    },
  ];
}
