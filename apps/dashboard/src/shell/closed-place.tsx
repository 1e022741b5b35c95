import { type MerchantPermission, merchantPermissions, merchantRoles } from "@selvedge/domain/access/merchant-roles";
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
        try {
          const { message } = await api("POST /atlas/permissions/request/{permissions}/", {
            params: { permissions: permission },
            body: { reason, division },
          });
          showSnackbar({ code: "permission-request", text: message });
          return { ok: true };
        } catch {
          // A request that fails says nothing (storefront §8): what was written stays, to be sent again.
          return { ok: false, message: "" };
        }
      }}
    />
  );
}
