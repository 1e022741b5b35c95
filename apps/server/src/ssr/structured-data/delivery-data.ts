// What delivery costs and how long it takes, for search engines: the cheapest service to each of some countries, from the
// same quote as the checkout's.
import type { ProductData } from "@selvedge/contracts/pages/page-data";
import { fromMajor, plainAmount } from "@selvedge/domain/money/money";
import { quoteShipping } from "@selvedge/domain/shipping/quote";
import { findService } from "@selvedge/domain/shipping/services";
import { productionDays } from "@selvedge/domain/shipping/ship-by";

/** Countries of one price each; the first stands for the others. */
const destinations = [
  ["GB"],
  "IE FR DE NL BE ES IT AT PT SE DK FI PL CZ".split(" "),
  ["US", "CA", "AU", "NZ"],
] as const satisfies readonly (readonly string[])[];

interface Sent {
  readonly product: ProductData;
  readonly now: Date;
  readonly pieces: readonly { weightGrams: number; factory: string }[];
}

/** OfferShippingDetails of one product, by destination; empty where the weight is not known. */
export function deliveryData({ product, now, pieces }: Sent): Record<string, unknown>[] {
  if (pieces.length === 0 || pieces.some(({ weightGrams }) => weightGrams === 0)) return [];
  const { currency, onSale, price, salePrice } = product;
  const goodsIncTaxMinor = fromMajor(onSale && salePrice !== null ? salePrice : price, currency);
  const lines = pieces.map((piece) => ({ ...piece, quantity: 1 }));
  return destinations.flatMap((countries) => {
    const country = countries[0] ?? "";
    const [cheapest] = quoteShipping({ country, lines, currency, goodsIncTaxMinor, now });
    const service = cheapest && findService(cheapest.code);
    if (!cheapest || !service) return [];
    return {
      "@type": "OfferShippingDetails",
      "@id": `#delivery-${country.toLowerCase()}`,
      shippingRate: {
        ...{ "@type": "MonetaryAmount", value: plainAmount(cheapest.priceIncTaxMinor, currency), currency },
      },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: countries.length === 1 ? country : countries },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: days(0, productionDays),
        transitTime: days(...service.days),
      },
    };
  });
}

const days = (minValue: number, maxValue: number) => ({
  ...{ "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" },
});
