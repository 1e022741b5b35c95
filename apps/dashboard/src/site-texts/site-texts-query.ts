import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type HelpQuestion = Data<"GET /divisions/{division}/help-questions/">[number];
export type LegalText = Data<"GET /divisions/{division}/legal-texts/">[number];
export type Company = Data<"GET /divisions/{division}/company/">;

export const helpQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "help"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/help-questions/", { params: { division }, signal })).data,
  });

export const legalQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "legal"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/legal-texts/", { params: { division }, signal })).data,
  });

export const companyQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "company"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/company/", { params: { division }, signal })).data,
  });
