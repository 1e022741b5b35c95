import { type MerchantPermission, merchantPermissions, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { AccessDenied } from "@selvedge/ui/frames/access-denied";
import { useShop } from "../session/shop.ts";
import { firstPlaceFor } from "./navigation.ts";
import { usePermissionRequest } from "./use-permission-request.ts";

/** A place of the dashboard that takes a permission which the signed-in person does not hold in this shop. */
export function PermissionNeeded({ permission, place }: { permission: MerchantPermission; place: string }) {
  const { name, role, permissions } = useShop();
  const { askedAt, request } = usePermissionRequest({ permission, place });
  return (
    <AccessDenied
      permission={merchantPermissions[permission]}
      roleText={`As ${merchantRoles[role]?.name ?? "a member"} of ${name}, you don't have this permission.`}
      readers={requestReaders}
      home={firstPlaceFor(permissions)}
      askedAt={askedAt}
      onRequest={request}
    />
  );
}

export const requestReaders = "Your shop's managers will see this.";
