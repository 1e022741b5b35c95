import { type Hole, holesFor, holeWithSpace } from "@selvedge/domain/factory/put-wall";
import { sql } from "kysely";
import { type FloorLabel, isActive, isPacked } from "./floor-rows.ts";
import { holesOfWall, takeHole } from "./holes.ts";
import type { LabelScan } from "./scan.ts";

export interface GivenHole {
  /** All holes of the order, by row and column. */
  own: readonly Hole[];
  /** The one for this garment. */
  hole: Hole;
}

/**
 * Gives a garment its hole. The first garment of an order reserves all holes that the order needs, in the first wall
 * with enough space. Null when no wall has enough.
 */
export async function giveHole(scan: LabelScan, walls: readonly string[]): Promise<GivenHole | null> {
  const { db, label, labels } = scan;
  const lying = labels.filter((each) => isActive(each) && !isPacked(each) && each.technology !== "paper");
  for (const wall of walls) {
    const given = await claimIn(scan, wall, lying);
    if (!given) continue;
    await sql`update factory_labels set pigeonhole_code = ${given.hole.code}
      where division_id = ${label.divisionId} and id = ${label.id}`.execute(db);
    label.pigeonholeCode = given.hole.code;
    return given;
  }
  return null;
}

async function claimIn(
  { db, label }: LabelScan,
  wall: string,
  lying: readonly FloorLabel[],
): Promise<GivenHole | null> {
  const own = holesFor(await holesOfWall(db, wall, label.orderId), wall, label.orderId, lying.length);
  for (const { code, orderId } of own) if (orderId === null) await takeHole(db, code, label.divisionId, label.orderId);
  const givenTo = (code: string) =>
    lying.filter(({ id, pigeonholeCode }) => id !== label.id && pigeonholeCode === code).length;
  const hole = holeWithSpace(own, givenTo);
  return hole && { own, hole };
}

/** "B14", or "B14 and B15" for an order that is larger than a hole. */
export const namesOf = (holes: readonly Pick<Hole, "code">[]): string => holes.map(({ code }) => code).join(" and ");
