import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { cx } from "../class-names.ts";
import type { NavItem, NavSection } from "./navigation-items.ts";

export interface SideNavigationProps {
  head: ReactNode;
  foot?: ReactNode;
  sections: readonly NavSection[];
  footItems?: readonly NavItem[];
  current: NavItem | undefined;
}

/** The navigation column: head, sections, settings and help, foot. */
export function SideNavigation({ head, foot, sections, footItems = [], current }: SideNavigationProps) {
  return (
    <>
      <div className="flex h-16 shrink-0 items-center px-5">{head}</div>
      <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col overflow-y-auto px-3 pb-3">
        {sections.map((section) => (
          <NavigationSection key={section.label ?? "first"} section={section} current={current} />
        ))}
        <div className="flex-1" />
        {footItems.length > 0 ? <NavigationSection section={{ items: footItems }} current={current} /> : null}
      </nav>
      {foot ? <div className="flex min-h-12 shrink-0 items-center border-line border-t px-5 py-2">{foot}</div> : null}
    </>
  );
}

function NavigationSection({ section, current }: { section: NavSection; current: NavItem | undefined }) {
  return (
    <div className="mt-4 first:mt-0">
      {section.label ? <h2 className="px-2.5 pb-1.5 text-label font-medium text-ink-2">{section.label}</h2> : null}
      <ul className="flex flex-col gap-0.5">
        {section.items.map((item) => (
          <li key={item.href}>
            <NavigationLink item={item} isCurrent={item === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavigationLink({ item, isCurrent }: { item: NavItem; isCurrent: boolean }) {
  const Icon = item.icon;
  return (
    <Link
      href={item.href}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(ROW, isCurrent ? CURRENT : OTHER)}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.count === undefined ? null : (
        <span className={cx("figures text-label font-medium", item.needsAttention && ATTENTION)}>
          {item.count.toLocaleString("en-GB")}
        </span>
      )}
    </Link>
  );
}

const ROW =
  "relative flex h-8 items-center gap-2.5 rounded-control border px-2.5 text-body font-medium transition-colors max-md:h-11";

/** The thread, at the outer edge of the window. */
const CURRENT =
  "border-line bg-surface text-ink before:absolute before:top-1/2 before:-left-[13px] before:h-6 before:w-[3px] before:-translate-y-1/2 before:bg-thread";

const OTHER = "border-transparent text-ink-2 data-hovered:bg-hover data-hovered:text-ink";

const ATTENTION = "rounded-full bg-warning-tint px-1.5 py-px text-warning";
