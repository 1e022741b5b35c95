import { queryOptions } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import type { Data } from "../../data/reply.ts";

export type TemplateRow = Data<"GET /divisions/{division}/page-templates/">[number];

/** The shop's header, footer and layouts, each once. */
export const templatesQuery = (division: number) =>
  queryOptions({
    // Below the pages, so that whatever changes one of them is seen here.
    queryKey: [division, "pages", "templates"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/page-templates/", { params: { division }, signal })).data,
  });
