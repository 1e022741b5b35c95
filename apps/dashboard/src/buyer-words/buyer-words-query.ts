import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type BuyerWords = Data<"GET /divisions/{division}/buyer-words/">;
/** What is typed: the words without what the server says of them. */
export type BuyerWordsFields = Omit<BuyerWords, "rev" | "look">;

export const fieldsOf = ({ rev: _, look: __, ...fields }: BuyerWords): BuyerWordsFields => fields;

export const buyerWordsQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "buyer-words"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/buyer-words/", { params: { division }, signal })).data,
  });
