import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { type LabelFault, labelFault, labelTexts, similarLabels } from "@selvedge/domain/sign-up/shop-label";
import type { Platform } from "../../../platform.ts";
import { takenLabels } from "./queries.ts";

export interface CheckedAddress {
  state: "free" | "taken" | LabelFault;
  message: string;
  /** Free addresses like it; empty where it is free itself. */
  offers: string[];
}

const offered = 3;

/** Whether a shop may have an address, with three free ones like it where somebody has it. */
export async function checkAddress({ pools }: Platform, wanted: string): Promise<CheckedAddress> {
  const label = wanted.trim();
  const fault = labelFault(label);
  if (fault && fault !== "reserved") return { state: fault, message: labelTexts[fault], offers: [] };
  return withoutDivision(pools.web, async (db) => {
    if (fault) return { state: fault, message: labelTexts[fault], offers: await freeLike(db, label) };
    if (!(await takenLabels(db, [label])).has(label)) return { state: "free", message: "", offers: [] };
    return { state: "taken", message: labelTexts.taken, offers: await freeLike(db, label) };
  });
}

async function freeLike(db: Bound, label: string): Promise<string[]> {
  const similar = similarLabels(label);
  const taken = await takenLabels(db, similar);
  return similar.filter((each) => !taken.has(each)).slice(0, offered);
}
