import { type ReactNode, useLayoutEffect } from "react";
import { cx } from "../class-names.ts";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { currentItem, type NavItem, type NavSection } from "./navigation-items.ts";
import { PhoneTabs } from "./phone-tabs.tsx";
import { SideNavigation } from "./side-navigation.tsx";

export interface ShellProps {
  /** Dashboard: 232 px navigation, 56 px bar, tabs on phones. Back office: 212, 52, a drawer on phones. */
  form: "dashboard" | "back-office";
  navigation: readonly NavSection[];
  /** Above the foot: settings, help. */
  footNavigation?: readonly NavItem[];
  /** The path without the app's base. */
  currentPath: string;
  /** Top of the navigation: the shop, or the brand. */
  head: ReactNode;
  /** Foot of the navigation: the state of the service, or the person. */
  foot?: ReactNode;
  /** Left of the top bar: the search, or the name of the place. */
  topStart?: ReactNode;
  topEnd?: ReactNode;
  /** Top bar on phones, at the left. */
  phoneHead?: ReactNode;
  /** Top bar on phones, before `topEnd`: the search. */
  phoneEnd?: ReactNode;
  /** Without the 24 px around the content, for lists that reach the sides. */
  flush?: boolean;
  children: ReactNode;
}

/** The frame of an app: navigation, top bar, content; the thread marks the place. `--top-inset` is the height of a bar above it. */
export function Shell(props: ShellProps) {
  const { form, navigation, footNavigation = [], currentPath, head, foot, topStart, topEnd, flush, children } = props;
  const sections = [...navigation, { items: footNavigation }];
  const current = currentItem(sections, currentPath);
  const isDashboard = form === "dashboard";
  useNamedOnRoot(form);
  return (
    <div
      className={cx(
        "min-h-dvh md:grid",
        isDashboard ? "md:grid-cols-[232px_minmax(0,1fr)]" : "md:grid-cols-[212px_minmax(0,1fr)]",
      )}
    >
      <a href="#content" className={SKIP}>
        Skip to content
      </a>
      <aside
        className={cx(
          "sticky top-[var(--top-inset,0px)] flex h-[calc(100dvh-var(--top-inset,0px))] flex-col border-line border-r max-md:hidden",
          isDashboard ? "bg-canvas" : "bg-sunken",
        )}
      >
        <SideNavigation head={head} foot={foot} sections={navigation} footItems={footNavigation} current={current} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className={cx(TOP, isDashboard ? "h-14 bg-canvas" : "h-13 bg-surface")}>
          <div className="flex min-w-0 flex-1 items-center gap-3 md:hidden">
            {isDashboard ? null : <NavigationDrawer sections={sections} current={current} head={head} foot={foot} />}
            {props.phoneHead ?? head}
          </div>
          <div className="flex min-w-0 flex-1 items-center gap-3 max-md:hidden">{topStart}</div>
          <div className="flex shrink-0 items-center gap-2">
            {props.phoneEnd ? <div className="flex gap-2 md:hidden">{props.phoneEnd}</div> : null}
            {topEnd}
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className={cx(
            "min-w-0 flex-1 outline-none",
            flush ? "" : "p-4 md:p-6",
            // Read to its end, a page leaves space for a message, which covers no control.
            isDashboard ? "pb-36! md:pb-20!" : "max-md:pb-20!",
          )}
        >
          {children}
        </main>
      </div>
      {isDashboard ? <PhoneTabs sections={sections} current={current} /> : null}
    </div>
  );
}

const TOP = "sticky top-[var(--top-inset,0px)] z-20 flex items-center gap-3 border-line border-b px-4 md:px-6";

const SKIP =
  "sr-only z-50 rounded-control bg-primary px-3 py-2 font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2";

/** For what floats over the page outside the shell and keeps clear of the navigation. */
function useNamedOnRoot(form: ShellProps["form"]): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.shell = form;
    return () => {
      delete dataset.shell;
    };
  }, [form]);
}
