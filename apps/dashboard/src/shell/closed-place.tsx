import { type MerchantPermission, merchantPermissions, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { requestShows } from "@selvedge/domain/access/permission-click";
import { ClosedDoor } from "@selvedge/ui/closed-door";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";

/** A place of the dashboard that takes a permission which the signed-in person does not hold in this shop. */
export function ClosedPlace({ permission }: { permission: MerchantPermission }) {
  const { id: division, name, role } = useShop();
  return (
    <ClosedDoor
      permission={merchantPermissions[permission]}
      standing={`As ${merchantRoles[role]?.name ?? "one of the people"} of ${name} you do not have it.`}
      readers="The people who run the shop read this."
      home={{ href: "/", label: "Home" }}
      onAsk={async (reason) => {
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
