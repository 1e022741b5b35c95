import { conditionWords, readConditions } from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";

/** The words of a text, without its HTML. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return (new DOMParser().parseFromString(text, "text/html").body.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What a setting holds, in a few words. `name` is the setting's own. */
export function valueWords(value: Json | undefined, name = "", timeZone = "UTC"): string {
  if (name === "conditions") {
    const words = conditionWords(SHOP_CONDITIONS, readConditions(value), timeZone);
    return words || "Shown to everyone.";
  }
  if (value === undefined || value === null || value === "") return "empty";
  if (value === true) return "on";
  if (value === false) return "off";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return plainText(value) || "empty";
  if (Array.isArray(value)) return value.length === 1 ? "1 entry" : `${value.length} entries`;
  return isObject(value) && typeof value.src === "string" ? pictureWords(value) : "other settings";
}

const pictureWords = ({ src, alt }: JsonObject): string =>
  !src ? "no picture" : typeof alt === "string" && alt ? `picture “${alt}”` : "a picture";
