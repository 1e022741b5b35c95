import { requestShows } from "@selvedge/domain/access/permission-click";
import { type StaffPermission, staffPermissions } from "@selvedge/domain/access/roles";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { AccessDenied } from "@selvedge/ui/frames/access-denied";
import { api } from "../data/api.ts";
import { roleName, usePerson } from "../session/person.ts";
import { PasswordNeeded } from "../terminal/password-needed.tsx";
import { firstPlaceFor } from "./navigation.ts";

/** A place of the back office that takes a permission which the signed-in person does not hold. */
export function PermissionNeeded({ permission }: { permission: StaffPermission }) {
  const person = usePerson();
  if (person.staff?.isByBadge) return <PasswordNeeded />;
  const home = firstPlaceFor(person.staff?.permissions ?? []);
  return (
    <AccessDenied
      permission={staffPermissions[permission]}
      roleText={`As ${roleName(person)}, you don't have this permission.`}
      readers="The people who manage staff roles will see this."
      {...(home ? { home } : {})}
      onRequest={async (reason) => {
        const request = api("POST /atlas/permissions/request/{permissions}/", {
          params: { permissions: permission },
          body: { reason },
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
