import type { QuoteData } from "@selvedge/contracts/pages/page-data";

export interface Card {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
}

/** The request that places the order, without the card's token. */
export interface OrderBody {
  email: string;
  phone: string;
  shippingAddress: {
    firstName: string;
    lastName: string;
    company: string;
    street: string;
    city: string;
    state: string;
    zip: string;
    country: string;
  };
  shippingMethod: string;
  expectedTotal: number;
}

/** Builds the order from the typed values by field name. */
export function bodyOf(values: Readonly<Record<string, string>>, country: string, quote: QuoteData): OrderBody {
  const text = (name: string) => values[name] ?? "";
  const address = (name: string) => text(`shippingAddress.${name}`);
  return {
    email: text("email"),
    phone: text("phone"),
    shippingAddress: {
      firstName: address("firstName"),
      lastName: address("lastName"),
      company: address("company"),
      street: address("street"),
      city: address("city"),
      state: address("state"),
      zip: address("zip"),
      country,
    },
    shippingMethod: quote.chosen,
    expectedTotal: quote.totals.total,
  };
}
