import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { Navigate, useSearchParams } from "react-router";
import { useShop } from "../session/shop.ts";
import { missingFor } from "../shell/navigation.ts";
import { PermissionNeeded } from "../shell/permission-needed.tsx";

/** Where somebody is led who misses the permission of a place. Once they hold it, or in a shop where they do, it opens. */
export function Component() {
  const { permissions } = useShop();
  const [query] = useSearchParams();
  const place = safeRedirectPath(query.get("of"), "/");
  const missing = missingFor(permissions, place.split("?")[0]!);
  return missing ? (
    <PermissionNeeded key={place} permission={missing} place={place} />
  ) : (
    <Navigate replace to={place} />
  );
}
