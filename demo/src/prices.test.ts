import { currentPrice } from "@selvedge/domain/money/price-range";
import { isThinProfit } from "@selvedge/domain/money/thin-profit";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { everyChoice, profitBySize, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import { expect, test } from "vitest";
import { demoShops } from "./shops.ts";

test("no size of anything on sale in the demo shops is sold at a loss or at next to nothing", () => {
  const thin = demoShops.flatMap(({ products }) =>
    products.flatMap(({ name, blank: code, colours, back, sizeExtrasMinor = {}, ...prices }) => {
      const blank = findBlank(code)!;
      const sides = back ? (["front", "back"] as const) : (["front"] as const);
      const { priceIncTaxMinor, salePriceIncTaxMinor = null } = prices;
      const price = currentPrice({ priceIncTaxMinor, salePriceIncTaxMinor }, true);
      return profitBySize(blank, variantCosts(blank, sides, everyChoice(blank, [...colours])), {
        ...{ priceIncTaxMinor: price, vatRate: blank.vatRate, extras: sizeExtrasMinor },
      })
        .filter(({ profitMinor }) => profitMinor < 0 || isThinProfit(profitMinor, price))
        .map(({ size }) => `${name}, ${size}`);
    }),
  );
  expect(thin).toEqual([]);
});
