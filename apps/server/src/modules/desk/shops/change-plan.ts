import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { ByStaff } from "../../people/visitors/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { lockPlan, setPlan } from "./write-queries.ts";

export interface Plan {
  isPro: boolean;
  isTurbo: boolean;
}

/** Changes the plan of a shop's project, from the next request on. The plan that it is on changes nothing. Throws notFound. */
export function changePlan({ pools }: Platform, divisionId: DivisionId, plan: Plan, staff: ByStaff): Promise<Plan> {
  return withoutDivision(pools.backOffice, async (db) => {
    const project = await lockPlan(db, divisionId);
    if (!project) throw new Refusal("notFound");
    const from = { isPro: project.is_pro, isTurbo: project.is_turbo };
    if (from.isPro === plan.isPro && from.isTurbo === plan.isTurbo) return plan;
    await setPlan(db, project.id, plan);
    await writeAudit(db, {
      ...staff,
      divisionId,
      action: "project.plan_changed",
      subject: `project ${project.id}`,
      detail: { from, to: plan },
    });
    return plan;
  });
}
