// Whether a packed parcel can be posted as it is. What cannot is held with its reason, so that nothing is lost on paper or
// at a border.
import { withPlatform } from "@selvedge/db/with-division";
import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { isPlainText } from "@selvedge/print/plain-letters";
import { unprintableIn } from "@selvedge/print/process/rendering";
import type { Platform } from "../../platform.ts";
import { openHold } from "../orders/index.ts";
import { type Posting, postingOf } from "./consignment.ts";
import { lockFloorOrder } from "./floor-rows.ts";

interface Fault {
  code: "address_invalid" | "customs_data";
  note: string;
}

/** Holds an order whose parcel cannot go as it is. Gives the reason of a new hold, else nothing. */
export async function holdUnpostable(platform: Platform, divisionId: number, orderId: number): Promise<string> {
  const posting = await withPlatform(platform.pools.backOffice, (db) => postingOf(platform, db, divisionId, orderId));
  return posting ? placeHolds(platform, divisionId, orderId, await faultsOf(posting)) : "";
}

/** Holds an order whose parcel its carrier did not take. */
export const holdNotTaken = (platform: Platform, divisionId: number, orderId: number, because: string) =>
  placeHolds(
    platform,
    divisionId,
    orderId,
    [{ code: "address_invalid", note: `The carrier did not take it. ${because}` }],
    true,
  );

async function faultsOf({ consignment, missing }: Posting): Promise<Fault[]> {
  const { name, ...place } = consignment.receiver;
  const { lines } = writtenAddress({ ...place, firstName: name, lastName: "" });
  const texts = [name, ...lines, ...consignment.contents.map((line) => line.name)];
  const letters = texts.every(isPlainText) ? [] : await unprintableIn(texts);
  const faults: Fault[] = [];
  if (letters.length > 0)
    faults.push({
      code: "address_invalid",
      note: `No font here has ${letters.slice(0, 8).join(" ")}. Write it in letters that print.`,
    });
  if (missing) faults.push({ code: "customs_data", note: missing });
  return faults;
}

/** A hold that somebody has let go is not placed again for the same reason: a person has decided. */
async function placeHolds(
  platform: Platform,
  divisionId: number,
  orderId: number,
  faults: readonly Fault[],
  isAgain = false,
): Promise<string> {
  if (faults.length === 0) return "";
  return withPlatform(platform.pools.backOffice, async (db) => {
    if (!(await lockFloorOrder(db, divisionId, orderId))) return "";
    const placed: string[] = [];
    for (const { code, note } of faults) {
      const before = await db
        .selectFrom("holds")
        .where("division_id", "=", divisionId)
        .where("order_id", "=", orderId)
        .where("code", "=", code)
        .where("note", "=", note)
        .select("id")
        .executeTakeFirst();
      if (before && !isAgain) continue;
      await openHold(db, { divisionId, orderId, code, note }, by, platform.now(), "");
      placed.push(note);
    }
    return placed.join(" ");
  });
}

const by = { kind: "system", name: "Dispatch" } as const;
