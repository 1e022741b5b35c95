import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Data } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

export type Addresses = Data<"GET /divisions/{division}/domains/">;
export type OwnDomain = Addresses["domains"][number];

/** While something waits, what the server finds by itself is shown soon; a certificate is often there within seconds. */
const againMs = 30_000;
const issuingMs = 3_000;

function againIn(domains: readonly OwnDomain[]): number | false {
  if (domains.some(({ state }) => state === "issuing")) return issuingMs;
  return domains.some(({ state }) => state !== "active") ? againMs : false;
}

export const addressesQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "addresses"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/domains/", { params: { division }, signal })).data,
    refetchInterval: ({ state: { data } }) => againIn((data as Addresses | undefined)?.domains ?? []),
  });

/** Where a domain's records are entered does not change while they are. */
export const nameServersQuery = (division: number, id: number) =>
  queryOptions({
    queryKey: [division, "name servers", id],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/domains/{id}/name-servers/", { params: { division, id }, signal })).data,
    staleTime: 10 * 60_000,
  });

/** What is done with the addresses of a shop. Each gives whether it was done; a refusal is said in a message. */
export function useAddressMoves() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, send: () => Promise<{ data: Addresses }>, done?: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(what);
    try {
      const { data } = await send();
      queries.setQueryData(addressesQuery(division).queryKey, data);
      for (const kind of ["settings", "overview"]) void queries.invalidateQueries({ queryKey: [division, kind] });
      if (done) showSnackbar({ code: `addresses ${Date.now()}`, text: done });
      return true;
    } catch (error) {
      showSnackbar({ code: "addresses", tone: "failed", text: failureText(error) });
      return false;
    } finally {
      setBusy(null);
    }
  };
  const params = { division };
  return {
    busy,
    look: (id: number) =>
      run(`look ${id}`, () => api("POST /divisions/{division}/domains/{id}/look/", { params: { division, id } })),
    makeMain: (id: number | null, host: string) =>
      run(
        `main ${id}`,
        () => api("PUT /divisions/{division}/main-address/", { params, body: { id } }),
        `${host} is your main address now. Visitors of the others are led to it.`,
      ),
    remove: ({ id, host }: OwnDomain) =>
      run(
        `remove ${id}`,
        () => api("DELETE /divisions/{division}/domains/{id}/", { params: { division, id } }),
        `${host} is removed from your shop.`,
      ),
  };
}
