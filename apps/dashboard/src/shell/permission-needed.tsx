import { type MerchantPermission, merchantPermissions, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { requestShows } from "@selvedge/domain/access/permission-click";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { AccessDenied } from "@selvedge/ui/frames/access-denied";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";

/** A place of the dashboard that takes a permission which the signed-in person does not hold in this shop. */
export function PermissionNeeded({ permission }: { permission: MerchantPermission }) {
  const { id: division, name, role } = useShop();
  return (
    <AccessDenied
      permission={merchantPermissions[permission]}
      roleText={`As ${merchantRoles[role]?.name ?? "a member"} of ${name}, you don't have this permission.`}
      readers="Your shop's managers will see this."
      home={{ href: "/", label: "Home" }}
      onRequest={async (reason) => {
        const request = api("POST /atlas/permissions/request/{permissions}/", {
          params: { permissions: permission },
          body: { reason, division },
        });
        const ok = await request.then(
          () => true,
          () => false,
        );
        const shown = requestShows({ ok });
        if (shown) showSnackbar({ code: "permission-request", text: shown });
        // What was written stays where it could not be sent, to be sent again.
        return ok ? { ok } : { ok, message: "" };
      }}
    />
  );
}
