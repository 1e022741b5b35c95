import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { OpenedPage } from "../../page-editor/opened-page.tsx";
import { PageLoadFailure } from "../../pages/page-load-failure.tsx";
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

export const ErrorBoundary = PageLoadFailure;

function OpenPage() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  // A copy of the last 30 seconds will do (storefront §9): what others have saved since comes with the first word of who is here.
  const { data: page, error } = useQuery(pageQuery(shop.id, id));
  if (error && !page) throw error;
  return page ? <OpenedPage key={page.id} page={page} /> : <Starting />;
}
