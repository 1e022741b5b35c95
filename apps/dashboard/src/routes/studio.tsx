import { findBlank } from "@selvedge/garments/blanks/blanks";
import { RouteFailure } from "@selvedge/ui/routing/route-failure";
import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { api } from "../data/api.ts";
import { DesignEditor } from "../design-editor/design-editor.tsx";
import { SessionGate } from "../session/session-gate.tsx";
import { useShop } from "../session/shop.ts";
import { ScreenParts } from "../shell/screen-parts.tsx";

/** The studio fills the window. */
export function Component() {
  return (
    <ScreenParts>
      <SessionGate>
        <OpenDesign />
      </SessionGate>
    </ScreenParts>
  );
}

export const ErrorBoundary = RouteFailure;

function OpenDesign() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  const [opened, setOpened] = useState(0);
  const { data, error } = useQuery({
    queryKey: [shop.id, "design", id, opened],
    // What is being edited is never replaced under the editor's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/designs/{id}/", { params: { division: shop.id, id }, signal })).data,
  });
  if (error) throw error;
  const blank = data && findBlank(data.blankCode);
  if (!data || !blank) return <Starting />;
  return (
    <>
      <title>{`${data.name} · Studio · Selvedge`}</title>
      <DesignEditor
        key={`${data.id} ${opened}`}
        design={data}
        blank={blank}
        isReopened={opened > 0}
        onReload={() => setOpened((count) => count + 1)}
      />
    </>
  );
}
