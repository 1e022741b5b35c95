import { Outlet, useLocation } from "react-router";
import { usePerson } from "../session/person.ts";
import { SessionGate } from "../session/session-gate.tsx";
import { ClosedPlace } from "./closed-place.tsx";
import { missingFor } from "./navigation.ts";
import { ScreenParts } from "./screen-parts.tsx";

/** What screens without a frame share: somebody is signed in who may be there. */
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
  return missing ? <ClosedPlace key={pathname} permission={missing} /> : <Outlet />;
}
