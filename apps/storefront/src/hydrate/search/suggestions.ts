import type { CallReply } from "@selvedge/contracts/call";
import type { searchCalls } from "@selvedge/contracts/search/search.calls";
import { api } from "../../state/api.ts";

export type Suggestions = CallReply<typeof searchCalls.search>["data"];

/** Texts whose answers are remembered: those typed while one word is written and taken back. */
const most = 40;
const known = new Map<string, Promise<Suggestions>>();

/** What the shop has for a text. Asked once for each; one that failed is asked for again. */
export function suggestionsFor(text: string): Promise<Suggestions> {
  const asked = known.get(text);
  if (asked) return asked;
  if (known.size >= most) known.clear();
  const answer = api("GET /search/", { query: { q: text, limit: 4 } }).then(({ data }) => data);
  known.set(text, answer);
  answer.catch(() => known.delete(text));
  return answer;
}
