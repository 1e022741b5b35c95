import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CloseCard } from "../../closing/close-card.tsx";
import { type Closing, closingQuery } from "../../closing/closing-query.ts";
import { ExportCard } from "../../closing/export-card.tsx";
import { api } from "../../data/api.ts";
import { failureText, fieldTexts, loadError } from "../../data/failure-text.ts";
import { overviewQuery } from "../../home/overview-query.ts";
import { useShop } from "../../session/shop.ts";

/** The shop's data to take along, and its closing. */
export function Component() {
  const shop = useShop();
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(closingQuery(shop.id));
  const [busy, setBusy] = useState<"export" | "close" | null>(null);
  const failure = data ? null : loadError("This did not load.", error, refetch);
  const params = { division: shop.id };
  /** Gives why it was refused, or null. */
  const run = async (what: "export" | "close", send: () => Promise<{ data: Closing }>): Promise<string | null> => {
    if (busy) return "";
    setBusy(what);
    try {
      queries.setQueryData(closingQuery(shop.id).queryKey, (await send()).data);
      void queries.invalidateQueries({ queryKey: overviewQuery(shop.id).queryKey });
      return null;
    } catch (refused) {
      return fieldTexts(refused).name ?? failureText(refused);
    } finally {
      setBusy(null);
    }
  };
  const saying = (text: string | null) => {
    if (text) showSnackbar({ code: "closing", tone: "failed", text });
  };
  return (
    <>
      <PageHeader
        title="Export and close"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="Everything of your shop to take along, and the way out."
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-60 w-full" /> : null}
      {data ? (
        <div className="flex flex-col gap-4">
          <ExportCard
            closing={data}
            isBusy={busy === "export"}
            onStart={() =>
              void run("export", () => api("POST /divisions/{division}/exports/", { params })).then(saying)
            }
          />
          <CloseCard
            closing={data}
            name={shop.name}
            isBusy={busy === "close"}
            onClose={(name) =>
              run("close", () => api("PUT /divisions/{division}/closing/", { params, body: { name } }))
            }
            onKeep={() =>
              void run("close", () => api("DELETE /divisions/{division}/closing/", { params })).then(saying)
            }
          />
        </div>
      ) : null}
    </>
  );
}
