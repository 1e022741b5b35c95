// Whether a packed parcel can be posted as it is. What cannot is held with its reason, so that nothing is lost on paper or
// at a border.

import { withoutDivision } from "@selvedge/db/with-division";
import { writtenAddress } from "@selvedge/domain/shipping/postal-address";
import { isPlainText } from "@selvedge/print/common-letters";
import { unprintableIn } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import { openHold } from "../../orders/moves/index.ts";
import { lockFloorOrder } from "../floor/index.ts";
import { type Posting, postingOf } from "./consignment.ts";
import type { ParcelOf } from "./parcels.ts";

interface Fault {
  code: "address_invalid" | "customs_data";
  note: string;
}

/** Holds an order whose parcel cannot go as it is. Gives the reason of a new hold, else nothing. */
export async function holdUnpostable(platform: Platform, part: ParcelOf): Promise<string> {
  const posting = await withoutDivision(platform.pools.backOffice, (db) => postingOf(platform, db, part));
  return posting ? placeHolds(platform, part, { faults: await faultsOf(posting) }) : "";
}

/** Holds an order whose parcel its carrier did not take. */
export const holdNotTaken = (platform: Platform, part: ParcelOf, because: string) =>
  placeHolds(platform, part, {
    faults: [{ code: "address_invalid", note: `The carrier rejected it. ${because}` }],
    isAgain: true,
  });

async function faultsOf({ consignment, missing }: Posting): Promise<Fault[]> {
  const { name, ...place } = consignment.receiver;
  const { lines } = writtenAddress({ ...place, firstName: name, lastName: "" });
  const texts = [name, ...lines, ...consignment.contents.map((line) => line.name)];
  const unprintable = texts.every(isPlainText) ? [] : await unprintableIn(texts);
  const faults: Fault[] = [];
  if (unprintable.length > 0)
    faults.push({
      code: "address_invalid",
      note: `We cannot print ${unprintable.slice(0, 8).join(" ")}. Write it in letters that we can print.`,
    });
  if (missing) faults.push({ code: "customs_data", note: missing });
  return faults;
}

/** A hold that somebody has let go is not placed again for the same reason: a person has decided. */
async function placeHolds(
  platform: Platform,
  { divisionId, orderId }: ParcelOf,
  { faults, isAgain = false }: { faults: readonly Fault[]; isAgain?: boolean | undefined },
): Promise<string> {
  if (faults.length === 0) return "";
  return withoutDivision(platform.pools.backOffice, async (db) => {
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
      await openHold(db, { divisionId, orderId, code, note }, { by, at: platform.now(), requestId: "" });
      placed.push(note);
    }
    return placed.join(" ");
  });
}

const by = { kind: "system", name: "Dispatch" } as const;
