import { Outlet, useLocation } from "react-router";
import { usePerson } from "../session/person.ts";
import { SessionGate } from "../session/session-gate.tsx";
import { missingFor } from "./navigation.ts";
import { PermissionNeeded } from "./permission-needed.tsx";
import { ScreenParts } from "./screen-parts.tsx";

/** What screens without a frame share: the signed-in person must have access. */
export function Component() {
  return (
    <ScreenParts>
      <SessionGate>
        <Screen />
      </SessionGate>
    </ScreenParts>
  );
}

function Screen() {
  const { pathname } = useLocation();
  const missing = missingFor(usePerson().staff?.permissions ?? [], pathname);
  return missing ? <PermissionNeeded key={pathname} permission={missing} /> : <Outlet />;
}
