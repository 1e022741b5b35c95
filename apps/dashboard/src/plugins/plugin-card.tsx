import { LinkButton } from "@selvedge/ui/actions/link-button";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { isUnasked, type ListedPlugin } from "./plugin-list.ts";
import type { ShopPlugins } from "./plugins-query.ts";

/** A plugin: what it does, how it stands, and the one way on. */
export function PluginCard({ plugin, all }: { plugin: ListedPlugin; all: ShopPlugins }) {
  const { title, does, icon: Icon, href, standing } = plugin;
  const isOn = plugin.isOn(all);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
          <Icon aria-hidden size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <h2 className="text-body font-semibold">{title}</h2>
            <PluginState plugin={plugin} all={all} />
          </div>
          <p className="mt-1 text-dense text-ink-2">{does}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 sm:pl-13">
        <span className="min-w-0 text-dense text-ink-2 wrap-anywhere">{standing(all)}</span>
        <LinkButton size="dense" href={href} aria-label={`${isOn ? "Settings" : "Set up"}: ${title}`}>
          {isOn ? "Settings" : "Set up"}
        </LinkButton>
      </div>
    </li>
  );
}

/** On, off, or why it does nothing. */
export function PluginState({ plugin, all }: { plugin: ListedPlugin; all: ShopPlugins }) {
  if (isUnasked(plugin, all))
    return (
      <StatusBadge tone="warning" shape="square">
        No cookie notice
      </StatusBadge>
    );
  const fault = plugin.isOn(all) ? plugin.fault?.(all) : null;
  if (fault)
    return (
      <StatusBadge tone="danger" shape="square">
        {fault}
      </StatusBadge>
    );
  return plugin.isOn(all) ? <StatusBadge tone="success">On</StatusBadge> : <StatusBadge shape="none">Off</StatusBadge>;
}
