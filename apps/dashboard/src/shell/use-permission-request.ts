import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import { requestShows } from "@selvedge/domain/access/permission-click";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";

/** Sends a request for a permission in this shop. What was written stays where it could not be sent, to be sent again. */
export function usePermissionRequest(permission: MerchantPermission) {
  const { id: division } = useShop();
  return async (reason: string): Promise<FormOutcome> => {
    const ok = await api("POST /atlas/permissions/request/{permissions}/", {
      params: { permissions: permission },
      body: { reason, division },
    }).then(
      () => true,
      () => false,
    );
    const shown = requestShows({ ok });
    if (shown) showSnackbar({ code: "permission-request", text: shown });
    return ok ? { ok } : { ok, message: "" };
  };
}
