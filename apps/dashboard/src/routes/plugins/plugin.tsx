import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { loadError } from "../../data/failure-text.ts";
import { CookieForm } from "../../plugins/cookie-form.tsx";
import { FacebookTokenCard } from "../../plugins/facebook-token-card.tsx";
import { idFields, isIdPlugin } from "../../plugins/id-fields.ts";
import { IdsForm } from "../../plugins/ids-form.tsx";
import { OfferForm } from "../../plugins/offer-form.tsx";
import { PluginState } from "../../plugins/plugin-card.tsx";
import { plugins } from "../../plugins/plugin-list.ts";
import { pluginsQuery, type ShopPlugins } from "../../plugins/plugins-query.ts";
import { useShop } from "../../session/shop.ts";
import { LeaveGuard } from "../../shell/leave-guard.tsx";
import { UnsavedContext, useUnsavedForms } from "../../surroundings/unsaved.ts";
import { Component as NotFound } from "../not-found.tsx";

/** One plugin and its settings (platform-core §2). */
export function Component() {
  const { code = "" } = useParams();
  const shop = useShop();
  const { data: all, error, isPending, refetch } = useQuery(pluginsQuery(shop.id));
  const { isDirty, report } = useUnsavedForms();
  const plugin = plugins.find((each) => each.code === code && each.href.endsWith(`/${code}`));
  if (!plugin) return <NotFound />;
  const failure = all ? null : loadError("The plugin did not load.", error, refetch);
  return (
    <UnsavedContext value={report}>
      <PageHeader
        title={plugin.title}
        crumbs={[{ label: "Plugins", href: "/plugins" }]}
        badges={all ? <PluginState plugin={plugin} all={all} /> : null}
        note={plugin.does}
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {all ? (
        <div className="flex flex-col gap-4">
          <Settings code={code} all={all} />
        </div>
      ) : null}
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={null}>
        Something on this page is changed and not saved.
      </LeaveGuard>
    </UnsavedContext>
  );
}

function Settings({ code, all }: { code: string; all: ShopPlugins }) {
  if (isIdPlugin(code))
    return (
      <>
        <IdsForm key={code} name={code} fields={idFields[code]} all={all} />
        {code === "facebook-pixel" ? <FacebookTokenCard all={all} /> : null}
      </>
    );
  return code === "cookie-policy" ? <CookieForm all={all} /> : <OfferForm all={all} />;
}
