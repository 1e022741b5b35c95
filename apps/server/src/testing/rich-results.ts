// What Google requires of each kind of structured data, as its documentation of rich results says. A property that may be
// one of several is written with "|".

type Node = Record<string, unknown>;

/** Required properties by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ["lowPrice", "priceCurrency"],
  AggregateRating: ["ratingValue", "reviewCount|ratingCount"],
  Answer: ["text"],
  Article: ["headline"],
  Blog: ["name"],
  BlogPosting: ["headline", "datePublished"],
  Brand: ["name"],
  BreadcrumbList: ["itemListElement"],
  ContactPoint: ["email|telephone"],
  DefinedRegion: ["addressCountry"],
  EntryPoint: ["urlTemplate"],
  FAQPage: ["mainEntity"],
  ImageObject: ["url"],
  ListItem: ["position", "name", "item"],
  MerchantReturnPolicy: ["applicableCountry|merchantReturnLink", "returnPolicyCategory", "merchantReturnDays"],
  MonetaryAmount: ["value", "currency"],
  Offer: ["price", "priceCurrency", "availability"],
  OfferShippingDetails: ["shippingRate", "shippingDestination", "deliveryTime"],
  Organization: ["name"],
  Person: ["name"],
  Product: ["name", "image", "offers"],
  ProductGroup: ["name", "hasVariant", "variesBy", "productGroupID"],
  QuantitativeValue: ["minValue", "maxValue", "unitCode"],
  Question: ["name", "acceptedAnswer"],
  Rating: ["ratingValue"],
  Review: ["author", "reviewRating"],
  SearchAction: ["target", "query-input"],
  ShippingDeliveryTime: ["handlingTime", "transitTime"],
  WebSite: ["name", "url", "potentialAction"],
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/** Ways in which values are wrong that are there. */
const wrong: readonly (readonly [name: string, isRight: (value: unknown) => boolean])[] = [
  ["price", (value) => Number(value) > 0],
  ["priceCurrency", (value) => /^[A-Z]{3}$/.test(String(value))],
  ["url", (value) => /^https?:\/\/[^/]+\//.test(String(value))],
  ["item", (value) => /^https?:\/\/[^/]+\//.test(String(value))],
  ["datePublished", (value) => /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(String(value))],
  ["image", (value) => [value].flat().every((each) => isNode(each) || /^https?:\/\//.test(String(each)))],
];

/** What Google's test of rich results would call an error in a page's structured data: "Offer lacks price". */
export function richResultErrors(blocks: readonly Node[]): string[] {
  const named = new Set<string>();
  const errors: string[] = [];
  const look = (value: unknown, isTop = false): void => {
    for (const each of Array.isArray(value) ? value : []) look(each);
    if (!isNode(value)) return;
    const names = Object.keys(value);
    if (names.length === 1 && names[0] === "@id") {
      if (!named.has(String(value["@id"]))) errors.push(`nothing is called ${value["@id"]}`);
      return;
    }
    const type = String(value["@type"]);
    if (isTop && value["@context"] !== "https://schema.org") errors.push(`${type} lacks its context`);
    if (value["@id"]) named.add(String(value["@id"]));
    const wanted = required[type];
    if (!wanted) errors.push(`${type} is no type that we write`);
    for (const each of wanted ?? [])
      if (!each.split("|").some((name) => isFilled(value[name]))) errors.push(`${type} lacks ${each}`);
    for (const [name, isRight] of wrong)
      if (isFilled(value[name]) && !isRight(value[name])) errors.push(`${type} has the ${name} ${value[name]}`);
    for (const name of names) look(value[name]);
  };
  for (const block of blocks) look(block, true);
  return errors;
}
