import { formatMoney } from "@selvedge/domain/money/money";
import { priceFaultsOf } from "@selvedge/domain/money/price-faults";
import { extrasOverPrice, priceOfSize } from "@selvedge/domain/products/size-prices";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { wordsOfGood } from "@selvedge/garments/blanks/good-words";
import { dearestSizeOf, lowestPriceOfVariants, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Card } from "@selvedge/ui/content/card";
import { SplitBar } from "@selvedge/ui/content/split-bar";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { Money } from "@selvedge/ui/words/money";
import { useState } from "react";
import type { Product } from "../../data/reply.ts";
import { choicesOf } from "../product-form.ts";
import type { ProductEditor } from "../use-product-editor.ts";
import { costGroups } from "./cost-groups.ts";
import { LowProfitSizes } from "./low-profit-sizes.tsx";
import { priceParts } from "./price-parts.ts";
import { SizePrices } from "./size-prices.tsx";

const saleFaultWords = { sale_not_lower: "Set it below the price", sale_missing: "Enter a sale price" };

/** The price and where it goes, recomputed at every key. The dearest colour and size on sale decide the lowest price. */
export function PriceCard({ product, blank, editor }: { product: Product; blank: Blank; editor: ProductEditor }) {
  const { form, errors } = editor;
  const { currency, vatRate, printedSides } = product;
  const variants = variantCosts(blank, printedSides, choicesOf(form));
  const groups = costGroups(variants);
  const [chosen, setChosen] = useState("dark");
  const group = groups.find(({ id }) => id === chosen) ?? groups.at(-1);
  const dearestSize = dearestSizeOf(variants);
  const sizes = dearestSize && group ? group.variants : [];
  const [chosenSize, setSize] = useState<string | null>(null);
  const shown = group?.variants.find(({ size }) => size.name === chosenSize) ?? group?.variants.at(-1);
  const extras = form.sizeExtrasMinor;
  const lowest = lowestPriceOfVariants(variants, vatRate, extras);
  const hasExtras = Object.keys(extras).length > 0;
  const { priceIncTaxMinor, salePriceIncTaxMinor } = form;
  const price = { priceIncTaxMinor: priceIncTaxMinor ?? 0, salePriceIncTaxMinor };
  const faults = priceFaultsOf({ ...price, isOnSale: salePriceIncTaxMinor !== null }, lowest);
  // A sale price that is no reduction is not asked of anybody.
  const isReduced = salePriceIncTaxMinor !== null && faults.salePrice !== "sale_not_lower";
  const asked = isReduced ? salePriceIncTaxMinor : price.priceIncTaxMinor;
  const shownMinor = shown ? priceOfSize(asked, extras, shown.size.name) : asked;
  const words = { below_lowest: `Lowest is ${formatMoney(lowest, currency)}`, ...saleFaultWords };
  const priceError = faults.price ? words[faults.price] : errors.priceIncTaxMinor;
  const saleError = faults.salePrice ? words[faults.salePrice] : errors.salePriceIncTaxMinor;
  // The other sizes keep their prices while that of the smallest is typed.
  const extrasAt = (next: number | null) =>
    extrasOverPrice(
      sizes.map(({ size }) => size.name),
      { priceIncTaxMinor: priceIncTaxMinor ?? 0, extras },
      next ?? 0,
    );
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
          label={hasExtras && sizes[0] ? `Price of ${sizes[0].size.name}, VAT included` : "Price, VAT included"}
          valueMinor={form.priceIncTaxMinor}
          currency={currency}
          onChangeMinor={(priceIncTaxMinor) => {
            editor.change({ priceIncTaxMinor, ...(hasExtras && { sizeExtrasMinor: extrasAt(priceIncTaxMinor) }) });
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
      {sizes.length > 1 ? (
        <SizePrices
          key={`sizes ${editor.draftsKey}`}
          sizes={sizes.map(({ size }) => size)}
          {...{ vatRate, currency, extras, error: errors.sizeExtrasMinor }}
          priceIncTaxMinor={price.priceIncTaxMinor}
          onChange={(sizeExtrasMinor) => editor.change({ sizeExtrasMinor })}
        />
      ) : null}
      {sizes.length > 1 && shown ? (
        <div className="mb-4">
          <Segmented
            label="Costs of size"
            segments={sizes.map(({ size }) => ({ id: size.name, label: size.name }))}
            value={shown.size.name}
            onChange={setSize}
          />
        </div>
      ) : null}
      {shown ? (
        <>
          <SplitBar
            label={`Where ${formatMoney(shownMinor, currency)} goes`}
            parts={priceParts(blank, shown, { priceMinor: shownMinor, vatRate, isSizeNamed: dearestSize !== null })}
            currency={currency}
            resultId="profit"
          />
          <LowProfitSizes {...{ blank, variants, extras, vatRate, currency }} askedMinor={asked} />
          <p className="mt-3 flex justify-between gap-3 rounded-control bg-sunken px-3 py-2.5 text-dense">
            <span className="text-ink-2">
              Lowest price you can set{dearestSize && !hasExtras ? `, for ${dearestSize}` : ""}
            </span>
            <Money amountMinor={lowest} currency={currency} className="font-medium" />
          </p>
        </>
      ) : (
        <p className="rounded-control bg-sunken px-3 py-2.5 text-dense text-ink-2">
          Sell at least one {wordsOfGood(blank.code).colour} to see what you earn with it.
        </p>
      )}
    </Card>
  );
}
