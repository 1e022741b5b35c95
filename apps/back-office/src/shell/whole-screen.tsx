import { Outlet } from "react-router";
import { SessionGate } from "../session/session-gate.tsx";
import { ScreenParts } from "./screen-parts.tsx";

/** What screens without a frame share: somebody is signed in. */
export function Component() {
  return (
    <ScreenParts>
      <SessionGate>
        <Outlet />
      </SessionGate>
    </ScreenParts>
  );
}
