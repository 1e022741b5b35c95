import { cx } from "@selvedge/ui/class-names.ts";
import { useEffect, useRef } from "react";
import { Link } from "react-aria-components/Link";
import { Outlet, useLocation } from "react-router";
import { useShop } from "../session/shop.ts";
import { settingsFor } from "../settings/sections.ts";

/** The settings of the shop and of oneself: their list beside the one that is open. */
export function Component() {
  const { permissions } = useShop();
  const { pathname } = useLocation();
  const groups = settingsFor(permissions);
  const list = useRef<HTMLElement>(null);
  const all = groups.flatMap(({ sections }) => sections);
  const current = all.find(({ href }) => pathname.startsWith(href))?.href;
  useEffect(() => bringIntoView(list.current, current), [current]);
  if (pathname === "/settings") return <Outlet />;
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[200px_minmax(0,1fr)]">
      <nav
        ref={list}
        aria-label="Settings"
        className="relative flex gap-x-4 gap-y-5 max-lg:overflow-x-auto lg:flex-col lg:self-start lg:pt-1"
      >
        {groups.map(({ label, sections }) => (
          <div key={label} className="flex shrink-0 flex-col gap-0.5 max-lg:flex-row">
            <h2 className="px-2.5 pb-1 text-label font-medium text-ink-2 max-lg:sr-only">{label}</h2>
            {sections.map(({ label, href, icon: Icon }) => {
              const isHere = pathname.startsWith(href);
              return (
                <Link
                  key={href}
                  href={href}
                  aria-current={isHere ? "page" : undefined}
                  className={cx(
                    "flex items-center gap-2.5 rounded-control px-2.5 py-1.5 text-body data-hovered:bg-hover max-lg:min-h-11",
                    isHere && "bg-sunken font-medium",
                  )}
                >
                  <Icon aria-hidden size={16} className="text-ink-2" />
                  {label}
                </Link>
              );
            })}
          </div>
        ))}
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** On phones the list is a row that scrolls sideways: the entry of the open page may lie beyond its edge. */
function bringIntoView(list: HTMLElement | null, href: string | undefined): void {
  const entry = href && list?.querySelector<HTMLElement>(`a[href$="${href}"]`);
  if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
}
