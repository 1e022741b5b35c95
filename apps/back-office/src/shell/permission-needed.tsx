import { requestShows } from "@selvedge/domain/access/permission-click";
import { type StaffPermission, staffPermissions } from "@selvedge/domain/access/roles";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { AccessDenied } from "@selvedge/ui/frames/access-denied";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../data/api.ts";
import { roleName, usePerson } from "../session/person.ts";
import { PasswordNeeded } from "../terminal/password-needed.tsx";
import { firstPlaceFor } from "./navigation.ts";

const queryKey = ["own-requests"];

/** A place of the back office that takes a permission which the signed-in person does not hold. */
export function PermissionNeeded({ permission }: { permission: StaffPermission }) {
  const person = usePerson();
  const isByBadge = person.staff?.isByBadge ?? false;
  const queries = useQueryClient();
  const { data: waiting } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api("GET /atlas/permissions/requests/", { query: {}, signal })).data,
    enabled: !isByBadge,
  });
  useEffect(() => {
    if (isByBadge) return;
    // A closed page makes no call that the server would refuse and record, so it reports itself. Access requests lists it.
    const body = { place: location.pathname };
    void api("POST /atlas/permissions/missed/{permission}/", { params: { permission }, body }).catch(() => {});
  }, [permission, isByBadge]);
  if (isByBadge) return <PasswordNeeded />;
  const home = firstPlaceFor(person.staff?.permissions ?? []);
  return (
    <AccessDenied
      permission={staffPermissions[permission]}
      roleText={`As ${roleName(person)}, you don't have this permission.`}
      readers="The people who manage staff roles will see this."
      {...(home ? { home } : {})}
      askedAt={waiting?.find(({ permissions }) => permissions.includes(permission))?.createdAt ?? null}
      onRequest={async (reason) => {
        const request = api("POST /atlas/permissions/request/{permissions}/", {
          params: { permissions: permission },
          body: { reason, place: location.pathname },
        });
        const ok = await request.then(
          () => true,
          () => false,
        );
        const shown = requestShows({ ok });
        if (shown) showSnackbar({ code: "permission-request", text: shown });
        if (ok) await queries.invalidateQueries({ queryKey });
        // What was written stays where it could not be sent, to be sent again.
        return ok ? { ok } : { ok, message: "" };
      }}
    />
  );
}
