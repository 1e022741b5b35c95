// What the server gives a shop's page, in its document and at /_page/ alike. Types only: nothing of this is checked at
// run time in a browser, because both ends are built together and `build` says so.
import type { MoneyFormat } from "@selvedge/domain/currency/currency";
import type { ShopSettings } from "@selvedge/domain/shops/shop-settings";
import type * as z from "zod";
import type { basketAnswer } from "../basket/basket.calls.ts";
import type { quote, receipt } from "../checkout/checkout.calls.ts";
import type { product } from "../shop/shop.calls.ts";

export type BasketData = z.output<typeof basketAnswer>;
export type QuoteData = z.output<typeof quote>;
export type ReceiptData = z.output<typeof receipt>;
export type ProductData = z.output<typeof product>;

/** The shop around a page: the same for every visitor. */
export interface ShopFrame {
  name: string;
  currency: string;
  /** How the amounts on its pages are written, by code. */
  currencies: Readonly<Record<string, MoneyFormat>>;
  /** IANA name: times are shown in it. */
  timeZone: string;
  /** Where shoppers write to. */
  supportEmail: string;
  /** The platform's own site has no basket. */
  isMain: boolean;
  settings: ShopSettings;
  hasSearchBar: boolean;
  hasFullFooter: boolean;
  /** The year that the small print names. */
  year: number;
  /** Other frames have other versions: a page of another one is loaded as a document. */
  version: string;
}

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  isNoindex: boolean;
}

/** A product as cards draw it. Money in minor units with VAT. */
export interface CardData {
  id: number;
  urlName: string;
  name: string;
  detail?: string;
  currency: string;
  priceIncTaxMinor: number;
  salePriceIncTaxMinor?: number;
  image: CardImage | null;
  colours: { name: string; hex: string }[];
  badge?: string;
}

export interface CardImage {
  original: string;
  altText: string;
  sizes: Record<string, string>;
  width: number;
  height: number;
  cutout: boolean;
}

export interface Crumb {
  title: string;
  url: string;
}

/** What a form that was sent without scripts is answered: shown in place, beside its fields. */
export interface FormAnswer {
  message: string;
  errors: Record<string, string[]>;
  values: Record<string, string>;
}

/** When something ordered now arrives, by the service that the checkout preselects for the country it takes a shopper to be in. */
export interface DeliveryPromise
  extends Pick<QuoteData["shipping"][number], "name" | "priceIncTax" | "promisedFrom" | "promisedTo"> {
  /** "today by 12 noon"; null when the day's cut-off has passed. */
  orderBy: string | null;
}

export interface StorePageData {
  page: { version: number; properties: Record<string, unknown>; url: string };
  /** Resolved blocks, as packages/pages makes them. */
  blocks: readonly object[];
  needs: Readonly<Record<string, unknown>>;
}

export interface CollectionData {
  name: string;
  description: string;
  urlName: string;
  sort: string;
  products: CardData[];
  crumbs: Crumb[];
}

export interface ProductPageData {
  product: ProductData;
  colour: string;
  /** Its pictures have a clear ground; others fill their place to the edge. */
  isCutout: boolean;
  closeUp: CloseUp | null;
  delivery: DeliveryPromise | null;
  /** What it is made of and how it is cared for; empty lists are left out. */
  details: { title: string; lines: string[] }[];
  related: CardData[];
  crumbs: Crumb[];
  /** What was chosen before this page came, where no scripts keep it; `size` is one of the colour's own, or "". */
  chosen: { size: string; quantity: string };
  form: FormAnswer | null;
}

/** A closer look at a product's picture of one side: its middle, in shares of the picture, and how much larger it is shown. */
export interface CloseUp {
  side: string;
  x: number;
  y: number;
  scale: number;
}

/** An order that this browser has placed and paid lately. */
export interface PlacedOrder {
  orderHash: string;
  reference: string;
}

export interface BasketPageData {
  basket: BasketData;
  /** Told where the basket is empty, because it is why. */
  placed: PlacedOrder | null;
  delivery: DeliveryPromise | null;
  form: FormAnswer | null;
}

export interface CheckoutPageData {
  /** null when nothing can be paid for; `title` and `message` say why. */
  quote: QuoteData | null;
  title: string;
  message: string;
  /** The quote as it travels with the form when there are no scripts, to say afterwards what has changed. */
  seen: string;
  /** Told where there is nothing to pay for. */
  placed: PlacedOrder | null;
  country: string;
  countries: { code: string; name: string }[];
  /** Made for this document: sent with the form when there are no scripts. */
  idempotencyKey: string;
  /** false: the card form is switched off, and nothing can be paid here. */
  takesCards: boolean;
  form: FormAnswer | null;
}

export interface ReceiptPageData {
  orderHash: string;
  receipt: ReceiptData;
  /** What was typed for a postcode and why it did not open the address. */
  form: FormAnswer | null;
}

export interface LoginPageData {
  redirectTo: string;
  form: FormAnswer | null;
}

/** The newsletter's pages: asking to join, what was answered, and leaving. */
export interface NewsletterPageData {
  step: "ask" | "sent" | "verified" | "gone" | "leave" | "left";
  /** What the answer says in the specification's words; empty where the step has no such words. */
  message: string;
  /** Secret part of the link, where the page's form needs it. */
  token: string;
  form: FormAnswer | null;
}

/** Data of each kind of page by its route's name. */
export interface PageDataByRoute {
  store: StorePageData;
  collection: CollectionData;
  product: ProductPageData;
  basket: BasketPageData;
  checkout: CheckoutPageData;
  receipt: ReceiptPageData;
  login: LoginPageData;
  newsletter: NewsletterPageData;
  favourites: { currency: string };
  missing: null;
  failed: { message: string; requestId: string };
}

export type RouteName = keyof PageDataByRoute;

/** One page, ready to be shown. */
export interface PageAnswer<Name extends RouteName = RouteName> {
  build: string;
  frameVersion: string;
  status: number;
  /** Path and query as they were asked for. */
  url: string;
  route: Name;
  layout: string;
  /** A document whose page is plain HTML as it stands: it carries no data, because nothing in it is woken. */
  isInert?: boolean;
  head: PageHead;
  data: PageDataByRoute[Name];
}

/** Everything a document hands to its scripts. */
export interface DocumentData {
  shop: ShopFrame;
  page: PageAnswer;
}

/** An answer at /_page/: the page, or where to go instead. */
export type PageReply = PageAnswer | { build: string; redirect: string };
