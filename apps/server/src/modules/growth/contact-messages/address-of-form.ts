import { check } from "@selvedge/domain/validation/rule";
import { email } from "@selvedge/domain/validation/rules/addresses";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import type { WirePage } from "@selvedge/pages/wire/wire";

/** The address that a page's contact form names; "" where the form is not on the page or names no address. */
export function addressOfForm(page: WirePage | null, uid: string): string {
  const found = uid ? findBlock((page?.blocks ?? []) as Json[], uid) : null;
  const address = isObject(found?.properties) ? found.properties.contactEmail : "";
  return typeof address === "string" && check(address.trim(), [email]) === null ? address.trim() : "";
}

function findBlock(blocks: readonly Json[], uid: string): JsonObject | null {
  for (const block of blocks) {
    if (!isObject(block)) continue;
    if (block.uid === uid) return block.type === "mailContactForm" ? block : null;
    const within = Array.isArray(block.items) ? findBlock(block.items, uid) : null;
    if (within) return within;
  }
  return null;
}
