import { RouteFailure } from "@selvedge/ui/routing/route-failure";
import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { OpenedPage } from "../../page-editor/opened-page.tsx";
import { pageQuery } from "../../pages/pages-query.ts";
import { SessionGate } from "../../session/session-gate.tsx";
import { useShop } from "../../session/shop.ts";
import { ScreenParts } from "../../shell/screen-parts.tsx";

/** The page editor fills the window. */
export function Component() {
  return (
    <ScreenParts>
      <SessionGate>
        <OpenPage />
      </SessionGate>
    </ScreenParts>
  );
}

export const ErrorBoundary = RouteFailure;

function OpenPage() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  // What is edited is never older than the visit: a copy from before would look like somebody else's change.
  const {
    data: page,
    error,
    isFetchedAfterMount,
  } = useQuery({
    ...pageQuery(shop.id, id),
    refetchOnMount: "always",
  });
  if (error && !page) throw error;
  return page && isFetchedAfterMount ? <OpenedPage key={page.id} page={page} /> : <Starting />;
}
