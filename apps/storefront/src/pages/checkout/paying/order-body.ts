import type { CheckoutPageData, QuoteData } from "@selvedge/contracts/pages/page-data";

export interface Card {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
}

export interface TypedAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

/** The request that places the order, without the card's token. */
export interface OrderBody {
  email: string;
  phone: string;
  shippingAddress: TypedAddress;
  /** Present where the invoice goes elsewhere. */
  billingAddress?: TypedAddress;
  vatNumber: string;
  isGift: boolean;
  giftNote: string;
  note: string;
  shippingMethod: string;
  payWith: "card" | "wallet";
  expectedTotal: number;
  /** What is charged beside gift cards. */
  expectedToPay: number;
}

type Forms = CheckoutPageData["forms"];

interface Typed {
  readonly values: Readonly<Record<string, string>>;
  readonly countries: Readonly<Record<keyof Forms, string>>;
  readonly forms: Forms;
  readonly quote: QuoteData;
}

/** Builds the order from the typed values by field name. What the country's form does not ask for is not sent. */
export function bodyOf({ values, countries, forms, quote }: Typed): OrderBody {
  const text = (name: string) => values[name] ?? "";
  const address = (kind: keyof Forms): TypedAddress => {
    const asked = new Set<string>(["company", ...forms[kind].map(({ name }) => name)]);
    const part = (name: keyof TypedAddress) => (asked.has(name) ? text(`${kind}.${name}`) : "");
    return {
      firstName: part("firstName"),
      lastName: part("lastName"),
      company: part("company"),
      street: part("street"),
      street2: part("street2"),
      city: part("city"),
      state: part("state"),
      zip: part("zip"),
      country: countries[kind],
    };
  };
  return {
    email: text("email"),
    phone: text("phone"),
    shippingAddress: address("shippingAddress"),
    ...(values.billsElsewhere === "on" ? { billingAddress: address("billingAddress") } : {}),
    vatNumber: text("vatNumber"),
    isGift: values.isGift === "on",
    giftNote: values.isGift === "on" ? text("giftNote") : "",
    note: text("note"),
    shippingMethod: quote.chosen,
    payWith: values.payWith === "wallet" ? "wallet" : "card",
    expectedTotal: quote.totals.total,
    expectedToPay: quote.totals.toPay,
  };
}
