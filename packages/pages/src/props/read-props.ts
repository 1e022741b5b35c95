import { missingImageParts } from "@selvedge/browser/images/image-state";
import { isHexColour } from "@selvedge/domain/colour/hex-colour";
import { focalPoint } from "@selvedge/domain/images/focal-point";
import { checkedLink, type LinkSite } from "@selvedge/domain/links/checked-link";
import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import { resourceUrl } from "@selvedge/domain/links/resource-url";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { cutText } from "./cut-text.ts";
import type { Field, FieldOf, Fields, PropsOf } from "./field.ts";
import type { ImageCut, ImageValue } from "./image.ts";
import { readResponsive } from "./read-responsive.ts";
import { REFERENCE_MAX } from "./references.ts";

/** Where the properties are about to be shown. */
export interface PropsSite extends LinkSite {
  /** In front of the paths of pictures; "" where the API answers on the page's own host. */
  readonly apiOrigin: string;
}

/** A site without a host, for callers that only read properties: blocked links lead to its own 404 page. */
export const noSite: PropsSite = { mainOrigin: "", apiOrigin: "", warn: () => {} };

/**
 * Properties a view can trust: each field of the schema, of its type and within its limits; whatever is missing or
 * malformed takes the default, whatever is unknown is left out. A link whose scheme is not allowed leads to the main site's
 * 404 page and is warned of. Never fails, because a page must show.
 */
export function readProps<const F extends Fields>(fields: F, props: JsonObject, site = noSite): PropsOf<F> {
  const read = Object.entries(fields).map(([name, field]) => [
    name,
    readers[field.kind](field as never, props[name], site),
  ]);
  return Object.fromEntries(read);
}

type Reader<K extends Field["kind"]> = (field: FieldOf<K>, value: Json | undefined, site: PropsSite) => unknown;

const readers: { [K in Field["kind"]]: Reader<K> } = {
  text: (field, value) => readText(value ?? field.default, field.cutAt),
  html: (field, value) => readText(value ?? field.default),
  link: (_, value, site) => (typeof value === "string" && value.trim() ? checkedLink(value, site) : ""),
  number: (field, value) => readNumber(field, value),
  flag: (field, value) => (typeof value === "boolean" ? value : field.default),
  choice: (field, value) => readChoice(field, value),
  choices: ({ options }, value) =>
    Array.isArray(value) ? options.filter((option) => value.includes(option)) : ([] as string[]),
  icon: (field, value) => readChoice(field, value),
  reference: (_, value) => readText(value).trim().slice(0, REFERENCE_MAX),
  instant: (_, value) => (isInstant(value) ? value : ""),
  clock: (_, value) => (isClock(value) ? value : ""),
  colour: (_, value) => (typeof value === "string" && isHexColour(value) ? value : ""),
  image: (_, value, site) => readImage(value, site),
  group: (field, value, site) => readProps(field.fields, isObject(value) ? value : {}, site),
  list: (field, value, site) => readList(field, value, site),
  responsive: (field, value, site) =>
    readResponsive(field, value, (each) => readers[field.of.kind](field.of as never, each, site)),
};

/** Whether a value is an instant as pages write it, ISO 8601. */
export const isInstant = (value: Json | undefined): value is string =>
  typeof value === "string" && value !== "" && Number.isFinite(Date.parse(value));

/** Whether a value is a time of day, "00:00" to "23:59". */
export const isClock = (value: Json | undefined): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const readChoice = (field: { options: readonly string[]; default: string }, value: Json | undefined): string =>
  field.options.includes(value as string) ? (value as string) : field.default;

function readText(value: Json | undefined, cutAt?: number): string {
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  return cutAt === undefined ? text : cutText(text, cutAt);
}

function readNumber(field: FieldOf<"number">, value: Json | undefined): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number) || number === field.unset) return field.default;
  return Math.min(field.max ?? Number.POSITIVE_INFINITY, Math.max(field.min ?? Number.NEGATIVE_INFINITY, number));
}

/** Each entry with its key; one that has none is named by its place. */
function readList(field: FieldOf<"list">, value: Json | undefined, site: PropsSite): unknown[] {
  const items = Array.isArray(value) ? value.filter(isObject) : [];
  return items.slice(0, field.max).map((item, index) => ({
    ...readProps(field.of, item, site),
    key: typeof item.key === "string" && item.key !== "" ? item.key : String(index),
  }));
}

/** A bare address is a picture too: calls without `imageType=object` carry one. */
function readImage(value: Json | undefined, { apiOrigin, warn }: PropsSite): ImageValue | null {
  const image = typeof value === "string" ? { original: value } : value;
  if (isObject(value)) warnOfMissing(value, warn);
  if (!isObject(image) || typeof image.original !== "string" || !isPicture(image.original)) return null;
  const { position, narrow, ...rest } = image as unknown as ImageValue;
  const cut = readCut(narrow, apiOrigin);
  return {
    ...rest,
    original: resourceUrl(image.original.trim(), apiOrigin),
    altText: readText(image.altText),
    ...(position ? { position: focalPoint(position) } : {}),
    ...(cut ? { narrow: cut } : {}),
  };
}

/** A picture's other cut, or null where it has none that can be shown. */
function readCut(cut: ImageCut | undefined, apiOrigin: string): ImageCut | null {
  if (typeof cut?.original !== "string" || !isPicture(cut.original)) return null;
  return { ...cut, original: resourceUrl(cut.original.trim(), apiOrigin) };
}

/** A picture needs its address and its words (storefront §5). Without either it is no picture, and no error is reported. */
function warnOfMissing({ original: src, altText: alt }: JsonObject, warn: PropsSite["warn"]): void {
  const missing = missingImageParts({ src, alt });
  if (missing.length === 1) warn(`Picture without ${missing[0]}: ${String(src || alt).slice(0, 200)}`);
}

/** A picture as a data URL is rendered and never followed, so SVG is allowed. */
const isPicture = (address: string): boolean => isAllowedLink(address) || /^data:image\//i.test(address.trim());
