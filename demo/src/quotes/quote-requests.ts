// What businesses have asked the demo shop to quote: one that waits for its price, one that has it, and one on an invoice.
import type { OrderStatus } from "@selvedge/domain/orders/flows";

export interface DemoQuote {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly wants: string;
  readonly message: string;
  readonly blank: string;
  readonly colour: string;
  readonly sizes: Readonly<Record<string, number>>;
  readonly askedDaysAgo: number;
  /** Where it went, with the days that have passed since; the first is the request. */
  readonly path: readonly (readonly [status: OrderStatus, daysAgo: number])[];
  /** None: nobody has answered yet. */
  readonly answer?: {
    readonly words: string;
    readonly unitNetMinor: number;
    readonly setUpNetMinor: number;
    readonly deliveryNetMinor: number;
    readonly answeredDaysAgo: number;
    readonly validDays: number;
  };
  /** Bought by invoice, due so many days after the purchase order. */
  readonly terms?: { readonly days: number; readonly poNumber: string; readonly agreedDaysAgo: number };
}

export const quoteRequests: readonly DemoQuote[] = [
  {
    ...{
      company: "Harbour Lights Choir",
      firstName: "Morag",
      lastName: "Sinclair",
      email: "morag@harbourlights.example",
    },
    ...{ phone: "+44 1670 555 018", street: "", city: "", zip: "NE65 0QL" },
    wants: "Sweatshirts for our winter concerts",
    message: "About forty, for people between seventeen and eighty. Could the kelp stand small on the chest?",
    ...{ blank: "sweatshirt", colour: "Natural", sizes: { S: 8, M: 14, L: 12, XL: 6 } },
    askedDaysAgo: 1,
    path: [["quote", 1]],
  },
  {
    ...{ company: "Coble & Creel Ltd", firstName: "Desmond", lastName: "Okoye", email: "desmond@coblecreel.example" },
    ...{ phone: "+44 1665 555 072", street: "", city: "", zip: "NE66 3TR" },
    wants: "Tees for the boatyard's open day",
    message: "We open on the last Saturday of next month, and would like them a week before.",
    ...{ blank: "tee-unisex", colour: "Sand", sizes: { S: 10, M: 25, L: 25, XL: 15 } },
    askedDaysAgo: 5,
    path: [["quote", 5]],
    answer: {
      words: "Printed on the front in two inks. The price holds for up to ten pieces more in any size.",
      ...{ unitNetMinor: 1080, setUpNetMinor: 2500, deliveryNetMinor: 900, answeredDaysAgo: 3, validDays: 21 },
    },
  },
  {
    ...{ company: "Farne Ferries Ltd", firstName: "Isla", lastName: "Renwick", email: "accounts@farneferries.example" },
    ...{ phone: "+44 1665 555 041", street: "The Harbour, 3 Quay Side", city: "Seahouses", zip: "NE68 7RN" },
    wants: "Crew tees for the season",
    message: "The same as last year, please, with the crew's sizes below.",
    ...{ blank: "tee-unisex", colour: "Natural", sizes: { S: 6, M: 12, L: 10, XL: 4 } },
    askedDaysAgo: 34,
    path: [
      ["quote", 34],
      ["bespoke_requested_terms", 31],
      ["bespoke_authorised_terms", 30],
      ["bespoke_mockup", 29],
      ["bespoke_approved", 27],
      ["po_confirmed", 25],
    ],
    answer: {
      words: "As last year, on the same garment.",
      ...{ unitNetMinor: 1150, setUpNetMinor: 2500, deliveryNetMinor: 800, answeredDaysAgo: 32, validDays: 60 },
    },
    terms: { days: 30, poNumber: "FF-2291", agreedDaysAgo: 25 },
  },
];
