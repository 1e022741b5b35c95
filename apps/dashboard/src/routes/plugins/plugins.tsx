import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { Plug } from "lucide-react";
import { loadError } from "../../data/failure-text.ts";
import { PluginCard } from "../../plugins/plugin-card.tsx";
import { pluginGroups, plugins, shownPlugins } from "../../plugins/plugin-list.ts";
import { pluginsQuery } from "../../plugins/plugins-query.ts";
import { useShop } from "../../session/shop.ts";

/** Everything that can be added to the shop (platform-core §2). */
export function Component() {
  const shop = useShop();
  const { values, change } = useListAddress({ view: "all", q: "" });
  const { data: all, error, refetch } = useQuery(pluginsQuery(shop.id));
  const failure = all ? null : loadError("Your plugins did not load.", error, refetch);
  const shown = all ? shownPlugins(all, values) : [];
  const tabs = [
    { id: "all", label: "All", count: plugins.length },
    ...(all
      ? [{ id: "on", label: "On in your shop", count: plugins.filter((plugin) => plugin.isOn(all)).length }]
      : []),
    ...pluginGroups.map((group) => ({ ...group, count: plugins.filter((plugin) => plugin.group === group.id).length })),
  ];
  const list = (
    <>
      {failure ? <ErrorState {...failure} /> : null}
      {!all && !failure ? <Skeleton className="h-96 w-full" /> : null}
      {all && shown.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((plugin) => (
            <PluginCard key={plugin.code} plugin={plugin} all={all} />
          ))}
        </ul>
      ) : null}
      {all && shown.length === 0 ? (
        <EmptyState icon={Plug} title={values.q ? `Nothing fits “${values.q}”` : "Nothing here yet"}>
          {values.q ? "Try another word, or look at all plugins." : "Turn a plugin on and it appears here."}
        </EmptyState>
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader
        title="Plugins"
        note="What your shop asks its visitors, and which services count its visits and sales."
        actions={
          <SearchBox
            className="w-64 max-md:w-full"
            label="Find a plugin"
            placeholder="Find a plugin"
            value={values.q}
            onChange={(q) => change({ q })}
            onSubmit={(q) => change({ q })}
            onClear={() => change({ q: "" })}
          />
        }
      />
      <TabBar
        label="Kinds"
        selectedKey={values.view}
        onSelectionChange={(view) => change({ view: String(view) })}
        tabs={tabs.map((tab) => ({ ...tab, content: tab.id === values.view ? list : undefined }))}
      />
    </>
  );
}
