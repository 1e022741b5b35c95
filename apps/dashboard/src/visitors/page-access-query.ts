import type { LoginState, PagePlan, PageRegion } from "@selvedge/domain/access/page-access";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type PageAccess = Data<"GET /divisions/{division}/visitors/pages/">[number];
export type PageChoice = Pick<PageAccess, "loginState" | "region" | "plan">;

export const pageAccessQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "page-access"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/visitors/pages/", { params: { division }, signal })).data,
  });

export const loginStateLabels: Record<LoginState, string> = {
  everyone: "Everyone",
  "logged-in": "People who are signed in",
  "logged-out": "People who are not signed in",
  "dashboard-access": "People with a dashboard",
};

export const regionLabels: Record<PageRegion, string> = {
  everywhere: "Everywhere",
  uk: "In the United Kingdom",
  eu: "In the European Union",
  rest: "Elsewhere in the world",
};

export const planLabels: Record<PagePlan, string> = {
  any: "On any plan",
  pro: "On Pro",
  turbo: "On Turbo",
};
