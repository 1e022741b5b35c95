import { loginStates } from "@selvedge/domain/access/pages/login-states";
import { isObject, type Json } from "../json.ts";
import type { Path } from "../ops/op.ts";
import type { PAGE_PROPERTY_DEFAULTS } from "../page/page-rules.ts";
import { normalisePageUrl } from "../page/page-url.ts";

type IsAllowed = (value: Json) => boolean;

const isFlag: IsAllowed = (value) => typeof value === "boolean";
const isText =
  (most: number): IsAllowed =>
  (value) =>
    typeof value === "string" && value.length <= most;
const isLoginState: IsAllowed = (value) => (loginStates as readonly Json[]).includes(value);
const isSpace: IsAllowed = (value) => typeof value === "number" && value >= 0 && value <= 400;

/** The fields of a page that an edit may set; its id, its shop, its flags and its version are the server's own. */
const FIELDS: Readonly<Record<string, IsAllowed>> = {
  url: (value) => isText(200)(value) && normalisePageUrl(value as string) === value,
  name: isText(120),
  layout: isText(40),
  published: isFlag,
  sitemap: isFlag,
};

const PROPERTIES: Readonly<Record<keyof typeof PAGE_PROPERTY_DEFAULTS, IsAllowed>> = {
  isStorePage: isFlag,
  isMailPage: isFlag,
  isAutomatedFlowPage: isFlag,
  loginState: isLoginState,
  title: isText(200),
  description: isText(500),
  ogImage: isText(2_000),
  ySpacing: isSpace,
  isSearchable: isFlag,
  searchIcon: isText(200),
};

/** Why an edit may not set a field of the page to a value, or null where it may; `undefined` sets the default. */
export function pageFieldFault(path: Path, value: Json | undefined): "not_settable" | "bad_value" | null {
  const [first, name, key] = path;
  if (first === "properties" && name === "theme") return themeFault(path.length === 3 ? key : undefined, value);
  const table: Readonly<Record<string, IsAllowed>> = first === "properties" ? PROPERTIES : FIELDS;
  const field = first === "properties" ? name : first;
  const isNamed = typeof field === "string" && Object.hasOwn(table, field);
  if (!isNamed || path.length !== (first === "properties" ? 2 : 1)) return "not_settable";
  return value === undefined || table[field]?.(value) ? null : "bad_value";
}

/** One token of the page's theme layer, or the layer as a whole; what a token holds is read by its own type when shown. */
function themeFault(key: string | number | undefined, value: Json | undefined): "bad_value" | null {
  if (value === undefined || key !== undefined) return isToken(value) ? null : "bad_value";
  return isObject(value) && Object.values(value).every(isToken) ? null : "bad_value";
}

const isToken = (value: Json | undefined): boolean =>
  value === undefined || typeof value === "number" || typeof value === "boolean" || isText(500)(value ?? null);
