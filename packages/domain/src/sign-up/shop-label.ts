// The first label of a shop's host, as people choose it: what it may be, and what to offer in place of one that is taken.
import { reservedLabels } from "../shops/hosts.ts";
import type { Rule } from "../validation/rule.ts";

export const labelLimits = { min: 3, max: 40 } as const;

export const labelTexts = {
  invalid: "must be lowercase, letters, digits or dashes",
  short: `Use ${labelLimits.min} to ${labelLimits.max} characters`,
  reserved: "This name is kept. Try another.",
  taken: "This name is taken.",
} as const;

/** Small letters, digits and dashes, none at an end. "xn--" would write letters that look like others. */
const shape = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

export const shopLabel: Rule = {
  name: "shop_label",
  message: labelTexts.invalid,
  holds: (text) => shape.test(text) && text.slice(2, 4) !== "--",
};

export type LabelFault = "invalid" | "short" | "reserved";

/** Why no shop may have this label, taken or not; null where one may. */
export function labelFault(label: string): LabelFault | null {
  if (!shopLabel.holds(label)) return "invalid";
  if (label.length < labelLimits.min || label.length > labelLimits.max) return "short";
  return reservedLabels.has(label) ? "reserved" : null;
}

/** A shop's name as a label: "Ada's Café" gives "adas-cafe". Empty where nothing is left of it. */
export const labelOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, labelLimits.max)
    .replace(/^-+|-+$/g, "");

const endings = ["-co", "shop", "-uk", "-studio", "-prints", "-goods", "-made", "-hq"];

/**
 * Labels like the one that was wanted, the likeliest first, all of which a shop may have. There are always more than
 * `endings`, because numbers follow.
 */
export function similarLabels(wanted: string, most = 40): string[] {
  const stem = labelOf(wanted) || "my-shop";
  const ends = [...endings, ...Array.from({ length: most }, (_, at) => `-${at + 2}`)];
  const made = ends.map((end) => stem.slice(0, labelLimits.max - end.length).replace(/-+$/, "") + end);
  return [...new Set(made)].filter((label) => label !== wanted && labelFault(label) === null).slice(0, most);
}
