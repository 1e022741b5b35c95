// Why a total is another one than the shopper saw. What was seen travels with a form that is posted without scripts; a
// page with scripts still has it.

interface SeenItem {
  readonly key: string;
  readonly quantity: number;
  readonly priceIncTax: number;
}

/** The parts of a quote that show what has changed. Prices in major units with VAT, whole lines by their key. */
export interface SeenQuote {
  readonly items: readonly SeenItem[];
  /** Code of the delivery service, and what it costs without duty. */
  readonly chosen: string;
  readonly totals: { readonly shippingIncTax: number };
}

/** The current quote, with the words for its lines and its delivery. */
export interface NewQuote extends SeenQuote {
  readonly items: readonly (SeenItem & {
    readonly name: string;
    readonly options: { readonly Colour: string; readonly Size: string };
  })[];
  readonly shipping: readonly { readonly code: string; readonly name: string }[];
}

/** With more changes than these the shopper is led to the whole list instead. */
const mostSentences = 3;

/**
 * What has changed, as sentences: "You now have 3 of Classic Tee, Black, M, not 2." Only another price is called one.
 * `before` is null where it is unknown what was seen; `money` writes an amount in major units.
 */
export function quoteChanges(before: SeenQuote | null, after: NewQuote, money: (major: number) => string): string {
  const changes = before ? [...lineChanges(before, after, money), ...deliveryChange(before, after, money)] : [];
  if (changes.length === 0) changes.push("The total has changed since you last saw it.");
  if (changes.length > mostSentences)
    changes.splice(0, changes.length, "Your basket has changed since you last saw it.");
  return [...changes, "Please check the new total."].join(" ");
}

function lineChanges(before: SeenQuote, after: NewQuote, money: (major: number) => string): string[] {
  const seen = new Map(before.items.map((item) => [item.key, item]));
  const changes = after.items.flatMap(({ key, quantity, priceIncTax, name, options }) => {
    const known = seen.get(key);
    seen.delete(key);
    const goods = [name, options.Colour, options.Size].filter(Boolean).join(", ");
    if (!known) return [`${goods} was added to your basket.`];
    return [
      ...(known.quantity === quantity ? [] : [`You now have ${quantity} of ${goods}, not ${known.quantity}.`]),
      ...(known.priceIncTax === priceIncTax
        ? []
        : [`${goods} costs ${money(priceIncTax)} now, not ${money(known.priceIncTax)}.`]),
    ];
  });
  const gone = seen.size === 1 ? "One item was" : `${seen.size} items were`;
  return seen.size > 0 ? [...changes, `${gone} removed from your basket.`] : changes;
}

function deliveryChange(before: SeenQuote, after: NewQuote, money: (major: number) => string): string[] {
  const was = before.totals.shippingIncTax;
  const is = after.totals.shippingIncTax;
  if (before.chosen === after.chosen && was === is) return [];
  const cost = is === 0 ? "is free" : `costs ${money(is)}`;
  const service = after.shipping.find(({ code }) => code === after.chosen)?.name ?? "Delivery";
  return [
    before.chosen === after.chosen
      ? `Delivery ${cost} now, not ${money(was)}.`
      : `Your order now ships by ${service}, which ${cost}.`,
  ];
}

/** A seen quote as one field of a form: "uk-48 3.99|v12 2 24|v13 1 40". */
export const writeSeen = ({ chosen, totals, items }: SeenQuote): string =>
  [
    `${chosen} ${totals.shippingIncTax}`,
    ...items.map(({ key, quantity, priceIncTax }) => `${key} ${quantity} ${priceIncTax}`),
  ].join("|");

/** What `writeSeen` wrote; null for anything else. It only chooses words: nothing is charged by it. */
export function readSeen(text: string): SeenQuote | null {
  const [delivery = "", ...lines] = text.split("|");
  const [, chosen, shipping] = /^([\w-]+) (\d+(?:\.\d+)?)$/.exec(delivery) ?? [];
  const found = lines.map((line) => /^([\w-]+) (\d{1,4}) (\d+(?:\.\d+)?)$/.exec(line));
  if (!chosen || !found.every((line) => line !== null)) return null;
  const items = found.map(([, key, quantity, price]) => ({
    key: key!,
    quantity: Number(quantity),
    priceIncTax: Number(price),
  }));
  return { chosen, totals: { shippingIncTax: Number(shipping) }, items };
}
