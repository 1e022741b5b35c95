// Who may see a page of a shop, as calls carry it.
import { loginStates } from "@selvedge/domain/access/pages/login-states";
import { type PageRegion, pageRegions } from "@selvedge/domain/access/pages/page-access";
import { isOfEachGroupOne, pageConditionNames } from "@selvedge/domain/access/pages/page-conditions";
import * as z from "zod";

/** What a page's owner chooses. */
export const pageChoice = {
  loginState: z.enum(loginStates),
  region: z.enum(Object.keys(pageRegions) as [PageRegion, ...PageRegion[]]),
};

/** What only the platform's own people choose: guards, at most one of each group. */
export const pageConditionsField = z
  .array(z.enum(pageConditionNames))
  .max(pageConditionNames.length)
  .refine(isOfEachGroupOne, "Choose one condition of each group at most");

/** A page, and who may see it. */
export const pageAccess = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  isPublished: z.boolean(),
  /** How a page goes out that is no page of the site, and for which nothing can be chosen; null for all others. */
  sentAs: z.enum(["mail", "flow"]).nullable(),
  ...pageChoice,
  conditions: z.array(z.enum(pageConditionNames)),
});
