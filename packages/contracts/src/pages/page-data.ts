// What the server gives a shop's page, in its document and at /_page/ alike. Types only: nothing of this is checked at
// run time in a browser, because both ends are built together and `build` says so.

import type { FrozenRate } from "@selvedge/domain/currency/convert-price";
import type { MoneyFormat } from "@selvedge/domain/currency/currency";
import type { ZoomMode } from "@selvedge/domain/images/zoom-mode";
import type { SizeGuide } from "@selvedge/domain/products/size-guide";
import type { AddressField } from "@selvedge/domain/shipping/address-form/address-form";
import type { FramePlugins } from "@selvedge/domain/shops/frame-plugins";
import type { ShopBanner } from "@selvedge/domain/shops/shop-banners";
import type { ReceiptSettings, ShopSettings } from "@selvedge/domain/shops/shop-settings";
import type * as z from "zod";
import type { basketAnswer } from "../basket/basket.calls.ts";
import type { product } from "../catalogue/catalogue.calls.ts";
import type { foundAddresses } from "../checkout/address.ts";
import type { quote } from "../checkout/checkout.calls.ts";
import type { receipt } from "../orders/receipt.calls.ts";
import type { AccountPageData, HistoryPageData, InvoicePageData, OwnPaper } from "./account-page.ts";
import type { BlogPageData, PostPageData } from "./blog-page.ts";
import type { EditPageData, PayPageData } from "./edit-page.ts";
import type { Finder } from "./finder.ts";
import type { GiftCardPageData } from "./gift-card-page.ts";
import type { QuotePageData } from "./quote-page.ts";
import type { ReturnsPageData } from "./returns-page.ts";
import type { ProductReviews, ReviewPageData } from "./review-page.ts";
import type { MissingPageData, SearchPageData } from "./search-page.ts";
import type { HelpPageData, LegalPageData, SitemapPageData } from "./text-pages.ts";

export type BasketData = z.output<typeof basketAnswer>;
export type QuoteData = z.output<typeof quote>;
export type ReceiptData = z.output<typeof receipt>;
export type ProductData = z.output<typeof product>;

/** The shop around a page: the same for every visitor. */
export interface ShopFrame {
  name: string;
  currency: string;
  /** The currency that prices are shown in; orders are charged in the shop's own. */
  shownCurrency: string;
  /** At which the shop's prices are shown in it; absent where they are shown as they are. */
  shownRate?: FrozenRate;
  /** What a visitor may look at prices in, the shop's own first; empty where there is nothing to choose. */
  offered: readonly { code: string; name: string }[];
  /** How the amounts on its pages are written, by code. */
  currencies: Readonly<Record<string, MoneyFormat>>;
  /** IANA name: times are shown in it. */
  timeZone: string;
  /** Where shoppers write to. */
  supportEmail: string;
  /** The platform's own site has no basket. */
  isMain: boolean;
  settings: Omit<ShopSettings, "receipts">;
  /** The bars above the header. */
  banners: readonly ShopBanner[];
  /** What its plugins do on its pages; null where they do nothing. */
  plugins: FramePlugins | null;
  hasSearchBar: boolean;
  hasFullFooter: boolean;
  /** The year that the small print names. */
  year: number;
  /** Other frames have other versions: a page of another one is loaded as a document. */
  version: string;
}

/** A split test as the data of a page (storefront §3.10). Its script adds what is the visitor's own. */
export interface PageSplitTest {
  id: number;
  code: string;
  name: string;
  discovered: boolean;
  variation: { id: number; name: string } | null;
  /** Names by alias. */
  availableVariations: Record<string, string>;
  /** Ids by alias. */
  variationIds: Record<string, number>;
}

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  isNoindex: boolean;
}

/** A product as cards show it. Money in minor units with VAT. */
export interface CardData {
  id: number;
  urlName: string;
  name: string;
  detail?: string;
  currency: string;
  priceIncTaxMinor: number;
  salePriceIncTaxMinor?: number;
  /** Other sizes cost more. */
  isFrom?: boolean;
  image: CardImage | null;
  colours: { name: string; hex: string }[];
  /** The one that the picture shows; absent for its own first one. */
  colour?: string;
  badge?: string;
  /** What verified buyers gave it. */
  rating?: { average: number; count: number };
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
  /** What `priceIncTax` is in, where it is not the shop's own currency. */
  currency?: string;
  /** "today by 12 noon"; null when the day's cut-off has passed. */
  orderBy: string | null;
  /** The name of the country that it goes to; absent for the UK. */
  country?: string;
}

/** How a page is laid out: the blocks of its template among its own parts, each a block of the part's type. */
export interface PageTemplate {
  /** `mode` is preview where the template is shown to be edited. */
  page: { version: number; properties: Record<string, unknown>; mode?: "preview" };
  /** Resolved blocks, as packages/pages makes them. */
  blocks: readonly object[];
  needs: Readonly<Record<string, unknown>>;
}

export interface StorePageData {
  /** `mode` is preview where the page is shown to be edited. */
  page: { version: number; properties: Record<string, unknown>; url: string; mode?: "preview" };
  /** Resolved blocks, as packages/pages makes them. */
  blocks: readonly object[];
  needs: Readonly<Record<string, unknown>>;
}

export interface CollectionData {
  name: string;
  description: string;
  urlName: string;
  finder: Finder;
  products: CardData[];
  crumbs: Crumb[];
  /** null for the usual layout. */
  template: PageTemplate | null;
}

export interface ProductPageData {
  product: ProductData;
  colour: string;
  /** Its pictures have a clear ground; others fill their place to the edge. */
  isCutout: boolean;
  closeUp: CloseUp | null;
  /** How a mouse looks closely: by hovering, or by a click where a split test says so. */
  zoom: ZoomMode;
  delivery: DeliveryPromise | null;
  /** Where it may be sent, and the country of `delivery`. */
  destinations: { code: string; name: string }[];
  destination: string;
  /** null for what nobody wears. */
  sizeGuide: SizeGuide | null;
  /** What it is made of and how it is cared for; empty lists are left out. */
  details: { title: string; lines: string[] }[];
  /** null for a product that nobody has reviewed. */
  reviews: ProductReviews | null;
  related: CardData[];
  crumbs: Crumb[];
  /** null for the usual layout. */
  template: PageTemplate | null;
  /** What was chosen before this page came, where no scripts keep it; `size` is one of the colour's own, or "". */
  chosen: { size: string; quantity: string };
  /** The visitor has just asked to hear when a sold-out size is back. */
  isNoticeAsked: boolean;
  /** What was typed into its fields, by field. */
  typed: Record<string, string>;
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

/** The colours and sizes that a line of the basket may be changed to; of a bundle, those of each of its parts. */
export interface LineChoices {
  key: string;
  options: ProductData["options"][number][];
  parts: NonNullable<ProductData["parts"]>;
}

export interface BasketPageData {
  basket: BasketData;
  /** What was put aside, the newest last. */
  saved: BasketData["items"];
  /** The line that is being changed; null for none. */
  editing: LineChoices | null;
  /** Present where the basket is empty, because it is the reason. */
  placed: PlacedOrder | null;
  delivery: DeliveryPromise | null;
  /** What the wallet is called that the express checkout begins with; null where there is none. */
  wallet: string | null;
  /** The code of the country that `delivery` is to. */
  destination: string;
  /** What is charged, where its visitor looks at prices in another currency; else empty. */
  currencyNotice: string;
  form: FormAnswer | null;
}

export interface FavouritesPageData {
  currency: string;
  list: BasketData;
  /** Regular prices of what is on sale, by product id, in major units. */
  regularPrices: Readonly<Record<number, number>>;
  /** What was done before the page was shown; empty for nothing. */
  done: "" | "mailed" | "recovered" | "gone";
  form: FormAnswer | null;
}

/** How a shopper gives their card. It comes from the card processor's adapter. */
export interface CardEntry {
  /** Address of the processor's ES module, which turns a card into a token. */
  script: string;
  /** "ours": the page asks for number, expiry date and code. "processor": the script puts fields of its own into the page. */
  fields: "ours" | "processor";
  /** What the script is given, such as a public key. */
  settings: Readonly<Record<string, string>>;
  /** Where no scripts run the card is typed into the page's form, on a page of the processor after it, or nowhere. */
  withoutScripts: "typed" | "processorPage" | "none";
}

export interface CheckoutPageData {
  /** null when nothing can be paid for; `title` and `message` say why. */
  quote: QuoteData | null;
  /** Nothing is in the basket that somebody could look at. */
  isBasketEmpty: boolean;
  title: string;
  message: string;
  /** The quote as it travels with the form when there are no scripts, to say afterwards what has changed. */
  seen: string;
  /** Present where there is nothing to pay for. */
  placed: PlacedOrder | null;
  country: string;
  countries: { code: string; name: string }[];
  /** The fields of both addresses, each as its country has them. */
  forms: { shippingAddress: AddressField[]; billingAddress: AddressField[] };
  billingCountry: string;
  /** What the look-up of addresses has found; null where none is offered. */
  lookUp: z.output<typeof foundAddresses> | null;
  /** Made for this document: sent with the form when there are no scripts. */
  idempotencyKey: string;
  /** null: cards are switched off, and nothing can be paid here. */
  cards: CardEntry | null;
  /** What the wallet is called that takes payments on its own page; null where there is none. */
  wallet: string | null;
  /** The express checkout of a shopper whose address is known: the wallet's button stands first. */
  isExpress: boolean;
  /** What is charged, where its visitor looks at prices in another currency; else empty. */
  currencyNotice: string;
  /** What the account of a shopper fills in, by field name; empty for a guest. */
  prefilled: Record<string, string>;
  form: FormAnswer | null;
}

export interface ReceiptPageData {
  orderHash: string;
  receipt: ReceiptData;
  /**
   * Whose reader sees the address: "own" is signed in and has the order in the account, "offer" could have. null for others.
   */
  account: "own" | "offer" | null;
  /** Empty for a reader who does not see the address, and until the order is paid. */
  invoicePath: string;
  /** The same of money that went back; none for a reader who does not see the address. */
  creditNotes: OwnPaper[];
  /** Invoices of differences that were paid later, the oldest first. */
  supplements: OwnPaper[];
  /** What the shop says after an order; empty words are the platform's. */
  said: ReceiptSettings;
  /** What was typed for a postcode and why it did not open the address. */
  form: FormAnswer | null;
}

export interface LoginPageData {
  /**
   * The account's email and password; the code that proves them; the password of a shop, on the shop's host. At an open
   * shop: the address for a mail, the code of that mail, whether its link may sign in, which one order is meant. On the platform's own site: whether a
   * shop may know the account, and at which shop a shopper's account is.
   */
  asks:
    | ("account" | "code" | "recoveryCode" | "shopPassword")
    | ("mail" | "mailedCode" | "link" | "linkGone" | "handOver" | "shop")
    | "order";
  redirectTo: string;
  form: FormAnswer | null;
  /** What the field of the address starts with; empty where nobody is known. */
  email?: string;
  /** What a code may come from. */
  code?: SignInCode;
  /** A shopper who is asked for a code does not want to stay signed in. */
  isBrief?: boolean;
  /** What has to be solved before the form is sent; null where nothing has. */
  captcha?: CaptchaTask | null;
  /** One calm line over the form. */
  notice?: string;
  /** Of a shop's own sign-in. */
  mail?: MailSignIn;
  handOver?: HandOver;
  /** The shop where the account was used last, and the address that opens it there. */
  home?: { shopName: string; href: string };
}

export interface MailSignIn {
  /** Whom the mail went to; empty before it was asked. */
  email: string;
  /** Until another mail may be sent. */
  resendSeconds: number;
  /** Of the link that was followed; empty for none. */
  token: string;
}

/** A shop's host that asks for the session of the platform's own site. */
export interface HandOver {
  shopName: string;
  /** "https://shop.example" */
  origin: string;
  host: string;
  state: string;
  /** Whose account it is. */
  email: string;
}

export interface SignInCode {
  kinds: readonly ("app" | "sms" | "recovery")[];
  /** "+44•••••••123"; null without a phone. */
  phone: string | null;
  /** A text message has just been sent. */
  isSent: boolean;
}

/** What a browser solves before a form that is open to everyone. */
export type CaptchaTask =
  | { kind: "work"; challenge: string; bits: number }
  | { kind: "provider"; scriptUrl: string; scoreKey: string; boxKey: string };

/** A forgotten password: asking for the mail, its answer, the new password, or a link that no longer works. */
export interface ResetPageData {
  step: "request" | "sent" | "newPassword" | "gone";
  /** Of the link; "" on the other steps. */
  token: string;
  form: FormAnswer | null;
  captcha: CaptchaTask | null;
}

/** An invitation to a shop's team, for the person who follows its link. */
export interface JoinPageData {
  /** Accepting with the account that is signed in, signing in first, another account, a new one, or a dead link. */
  step: "accept" | "signIn" | "otherAccount" | "create" | "gone";
  /** Of the link; "" where it no longer works, and so are the rest. */
  token: string;
  shopName: string;
  invitedBy: string;
  roleName: string;
  email: string;
  signedInAs: string;
  form: FormAnswer | null;
}

/** What a link of a mail asks before it changes how somebody signs in: mail programs open links before their readers do. */
export interface ConfirmPageData {
  /** Another address, a stranger's sign-in, a stranger's change of the address, or a dead link. */
  step: "changeEmail" | "notMySignIn" | "notMyEmail" | "gone";
  /** Of the link; "" where it no longer works. */
  token: string;
  /** The new address; "" on the other steps. */
  email: string;
  form: FormAnswer | null;
}

/** The steps of signing up, each a page of its own. */
export interface SignUpPageData {
  /** "confirm" is reached by the link of a mail, "gone" by one that no longer works; "noShop" is for an account that asked for none. */
  step: "account" | "verify" | "confirm" | "gone" | "shop" | "sell" | "terms" | "noShop";
  /** Whose sign-up it is; empty before it is known. */
  email: string;
  /** What may be the shop's name, typed before there was an account. */
  shopWords: string;
  captcha: CaptchaTask | null;
  /** A code is on its way. */
  isSent: boolean;
  /** Until the code may be sent again. */
  resendSeconds: number;
  /** Secret part of the link, where the page's form needs it. */
  token: string;
  draft: { name: string; label: string; sells: readonly string[] | null };
  /** What stands before and after a shop's own part of its address. */
  address: { before: string; after: string };
  /** The last step makes a shop. */
  makesShop: boolean;
  hasSignedEula: boolean;
  form: FormAnswer | null;
}

/** A shop that does not let the visitor in, and why. */
export interface ClosedPageData {
  reason: "comingSoon" | "underReview" | "denied" | "linkGone";
  /** The owner's own words; empty where they wrote none. */
  title: string;
  text: string;
  /** When a shop opens that comes soon, the same in words, and how long that is from now; null where no day is set. */
  opening: { at: string; words: string; inMs: number } | null;
  /** It has a password: those who know it are let in already. */
  hasPassword: boolean;
}

/** The page of a permission that is missing. */
export interface ForbiddenPageData {
  isSignedIn: boolean;
}

/** The page of a plan that a project needs for something. */
export interface PlansPageData {
  plan: "pro" | "turbo";
  isSignedIn: boolean;
  /** The project of the signed-in person is on this plan. */
  hasPlan: boolean;
  supportEmail: string;
}

/** The newsletter's pages: a request to join, its result, and leaving. */
export interface NewsletterPageData {
  step: "signUp" | "sent" | "verified" | "expired" | "leave" | "left";
  /** What the answer says in the specification's words; empty where the step has no such words. */
  message: string;
  /** Secret part of the link, where the page's form needs it. */
  token: string;
  form: FormAnswer | null;
}

export interface ContactPageData {
  step: "form" | "sent";
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
  review: ReviewPageData;
  returns: ReturnsPageData;
  login: LoginPageData;
  reset: ResetPageData;
  closed: ClosedPageData;
  forbidden: ForbiddenPageData;
  plans: PlansPageData;
  signup: SignUpPageData;
  join: JoinPageData;
  confirm: ConfirmPageData;
  newsletter: NewsletterPageData;
  contact: ContactPageData;
  account: AccountPageData;
  history: HistoryPageData;
  edit: EditPageData;
  pay: PayPageData;
  quote: QuotePageData;
  giftcard: GiftCardPageData;
  invoice: InvoicePageData;
  blog: BlogPageData;
  post: PostPageData;
  help: HelpPageData;
  legal: LegalPageData;
  sitemap: SitemapPageData;
  search: SearchPageData;
  favourites: FavouritesPageData;
  missing: MissingPageData;
  failed: { message: string; requestId: string };
}

export type RouteName = keyof PageDataByRoute;

/** One page, ready to be shown. */
export interface PageAnswer<Name extends RouteName = RouteName> {
  build: string;
  frameVersion: string;
  status: number;
  /** Path and query as requested. */
  url: string;
  route: Name;
  /** What its route is called at the root element, where that is not its own name. */
  routeName?: string;
  layout: string;
  /** A document whose page is plain HTML: it carries no data, because nothing in it is hydrated. */
  isStatic?: boolean;
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
