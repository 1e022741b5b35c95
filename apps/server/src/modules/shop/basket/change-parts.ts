import { randomUUID } from "node:crypto";
import { withDivision } from "@selvedge/db/with-division";
import { quantityLimit } from "@selvedge/domain/limits";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { findSellable, type PartOption } from "../catalogue/index.ts";
import { bundleLine } from "./bundle-line.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { basketLines } from "./queries.ts";
import { lockBasket, replaceLine } from "./write-queries.ts";

interface Change {
  sessionToken: string;
  key: string;
  options: readonly PartOption[];
}

/**
 * Changes the parts of a bundle in the basket, in its place and with its quantity. It joins a line that is equal then. A line
 * that is gone changes nothing. Throws validation with what is missing, gone or sold out, by part, and for more than one line
 * may have.
 */
export async function changeParts(platform: Platform, division: Division, { sessionToken, key, options }: Change) {
  const ownerHash = hashOfSessionToken(sessionToken);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const { id, version } = await lockBasket(db, division.id, { ownerHash, name: "main", newId: randomUUID() });
    const before = await basketLines(db, division.id, ownerHash, "main");
    const line = before.find((each) => each.key === key && each.parts !== null);
    const row = line && (await findSellable(db, division.id, { productId: line.product_id }));
    if (line && row?.part_rows) {
      const to = bundleLine(row, row.part_rows, { bundleOptions: options });
      const there = before.find((each) => each.key === to.key && each.key !== key)?.quantity ?? 0;
      if (there + line.quantity > quantityLimit) throw tooMany(there);
      if (to.key !== key) await replaceLine(db, division.id, id, { key, to });
    }
    const lines = await basketLines(db, division.id, ownerHash, "main");
    const codes = await codesOfLines(db, platform, division, lines);
    return presentBasket(platform.origins, division.id, { currency: division.currency, lines, version, codes });
  });
}

const tooMany = (there: number) =>
  new Refusal("validation", {
    message: `You have ${there} of these in your basket. You can order up to ${quantityLimit} of one item.`,
  });
