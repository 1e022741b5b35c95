import { requestShows } from "@selvedge/domain/access/permission-click";
import { type StaffPermission, staffPermissions } from "@selvedge/domain/access/roles";
import { ClosedDoor } from "@selvedge/ui/closed-door";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { api } from "../data/api.ts";
import { roleName, usePerson } from "../session/person.ts";
import { firstPlaceFor } from "./navigation.ts";

/** A place of the back office that takes a permission which the signed-in person does not hold. */
export function ClosedPlace({ permission }: { permission: StaffPermission }) {
  const person = usePerson();
  const home = firstPlaceFor(person.staff?.permissions ?? []);
  return (
    <ClosedDoor
      permission={staffPermissions[permission]}
      standing={`As ${roleName(person)} you do not have it.`}
      readers="Whoever gives roles to staff reads this."
      {...(home ? { home } : {})}
      onAsk={async (reason) => {
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
