import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import { requestShows } from "@selvedge/domain/access/permission-click";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";

interface PermissionRequest {
  /** When it was asked for; null where nothing waits for an answer. */
  askedAt: string | null;
  /** Sends the reason. What was written stays where it could not be sent, to be sent again. */
  request: (reason: string) => Promise<FormOutcome>;
}

interface Asked {
  permission: MerchantPermission;
  /** False for somebody who holds it: nothing is fetched. */
  isMissing?: boolean;
  /** A path of the dashboard that the answer leads back to; without one the page that is open. */
  place?: string;
}

/** The request of this person for a permission in this shop: whether it waits for an answer, and how to send one. */
export function usePermissionRequest({ permission, isMissing = true, place }: Asked): PermissionRequest {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const queryKey = [division, "own-requests"];
  const { data: waiting } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api("GET /atlas/permissions/requests/", { query: { division }, signal })).data,
    enabled: isMissing,
    staleTime: 60_000,
  });
  const request = async (reason: string): Promise<FormOutcome> => {
    const body = { reason, division, place: place === undefined ? location.pathname : `/dashboard${place}` };
    const ok = await api("POST /atlas/permissions/request/{permissions}/", {
      params: { permissions: permission },
      body,
    }).then(
      () => true,
      () => false,
    );
    const shown = requestShows({ ok });
    if (shown) showSnackbar({ code: "permission-request", text: shown });
    if (ok) await queries.invalidateQueries({ queryKey });
    return ok ? { ok } : { ok, message: "" };
  };
  const asked = waiting?.find(({ permissions }) => permissions.includes(permission));
  return { askedAt: asked?.createdAt ?? null, request };
}
