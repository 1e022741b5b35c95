import { plansPath } from "@selvedge/domain/access/project-guards";
import { checkVisit, type Loaded, loadedPage, type Visit } from "../visit.ts";

/** What a plan is for, and whether the visitor's project is on it. */
export async function plans(visit: Visit): Promise<Loaded<"plans">> {
  const plan = visit.path === plansPath("turbo") ? "turbo" : "pro";
  const [signedIn, onPlan] = await Promise.all([
    checkVisit(visit, ["isLoggedIn"]),
    checkVisit(visit, [plan === "turbo" ? "isTurbo" : "isPro"]),
  ]);
  return loadedPage<"plans">({
    route: "plans",
    data: {
      plan,
      isSignedIn: signedIn.decision.ok,
      hasPlan: onPlan.decision.ok,
      supportEmail: visit.division.supportEmail,
    },
    meta: {
      title: plan === "turbo" ? "The Turbo plan" : "The Pro plan",
      description: "",
      canonicalPath: plansPath(plan),
      isNoindex: false,
    },
    tags: [],
    isPrivate: true,
  });
}
