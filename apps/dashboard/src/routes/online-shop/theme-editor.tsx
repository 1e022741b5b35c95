import { RouteFailure } from "@selvedge/ui/routing/route-failure";
import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { SessionGate } from "../../session/session-gate.tsx";
import { useShop } from "../../session/shop.ts";
import { ScreenParts } from "../../shell/screen-parts.tsx";
import { ThemeEditor } from "../../theme-editor/theme-editor.tsx";
import { editedThemeQuery } from "../../theme-editor/theme-query.ts";

/** The theme editor fills the window. */
export function Component() {
  return (
    <ScreenParts>
      <SessionGate>
        <OpenTheme />
      </SessionGate>
    </ScreenParts>
  );
}

export const ErrorBoundary = RouteFailure;

function OpenTheme() {
  const shop = useShop();
  const { name = "" } = useParams();
  // What is edited is never older than the visit: a copy from before would look like somebody else's change.
  const {
    data: theme,
    error,
    isFetchedAfterMount,
  } = useQuery({ ...editedThemeQuery(shop.id, name), refetchOnMount: "always" });
  if (error && !theme) throw error;
  return theme && isFetchedAfterMount ? <ThemeEditor key={theme.name} theme={theme} /> : <Starting />;
}
