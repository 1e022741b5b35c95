import { type ReactNode, useEffect, useRef } from "react";
import { Tab, TabList, TabPanel, TabPanels, Tabs, type TabsProps } from "react-aria-components/Tabs";
import { cx } from "../class-names.ts";
import { countText } from "../words/count-text.ts";

export interface TabSpec {
  id: string;
  label: string;
  count?: number;
  /** What the tab shows. Leave out when the tab is a view of the list below and `href` changes the address. */
  content?: ReactNode;
  href?: string;
}

export interface TabBarProps extends Omit<TabsProps, "children" | "className"> {
  label: string;
  tabs: readonly TabSpec[];
  /** The staff screens mark the tab with the thread. */
  thread?: boolean;
  /** Where counting stops: from there on a count is shown as "10,000+". */
  mostCounted?: number;
  /** At the far right of the bar: "Save view". */
  aside?: ReactNode;
  className?: string;
}

/** Tabs with counts. The bar scrolls sideways when it is wider than its place, and fades where there is more of it. */
export function TabBar({ label, tabs, thread, mostCounted, aside, className, ...rest }: TabBarProps) {
  const list = useRef<HTMLDivElement>(null);
  const { selectedKey } = rest;
  const isChosenThere = selectedKey !== undefined && tabs.length > 1 && tabs.some(({ id }) => id === selectedKey);
  // The chosen tab may lie beyond the edge of a phone, such as after a link to it.
  useEffect(() => {
    if (!isChosenThere) return;
    // The list renders its tabs again after it has gathered them.
    const frame = requestAnimationFrame(() => bringIntoView(list.current, String(selectedKey)));
    return () => cancelAnimationFrame(frame);
  }, [selectedKey, isChosenThere]);
  return (
    <Tabs {...rest} className={cx("flex min-w-0 flex-col", className)}>
      <div className="flex items-center gap-4 border-line border-b">
        <TabList
          ref={list}
          aria-label={label}
          className="fade-sideways flex min-w-0 gap-5 overflow-x-auto overflow-y-hidden px-0.5 pt-0.5 max-md:gap-4"
        >
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} href={tab.href} className={cx(TAB, thread ? THREAD : LINE)}>
              {tab.label}
              {tab.count === undefined ? null : <TabCount text={countText(tab.count, mostCounted)} />}
            </Tab>
          ))}
        </TabList>
        {aside}
      </div>
      <TabPanels>
        {tabs.map((tab) =>
          tab.content === undefined ? null : (
            <TabPanel key={tab.id} id={tab.id} className="pt-4 outline-offset-4">
              {tab.content}
            </TabPanel>
          ),
        )}
      </TabPanels>
    </Tabs>
  );
}

/** Scrolls a list of tabs, and nothing around it, until its chosen tab is in view. */
function bringIntoView(list: HTMLElement | null, key: string): void {
  const chosen = list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!list || !chosen) return;
  const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (tab.left < frame.left || tab.right > frame.right)
    list.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2);
}

function TabCount({ text }: { text: string }) {
  return <span className="figures rounded-full bg-sunken px-1.5 py-px text-label font-medium text-ink-2">{text}</span>;
}

const TAB =
  "relative flex h-10 shrink-0 cursor-default items-center gap-2 whitespace-nowrap rounded-t-control text-body font-medium " +
  "text-ink-2 outline-none data-hovered:text-ink data-selected:text-ink data-focus-visible:outline-2 " +
  "data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary max-md:h-11 " +
  "after:absolute after:inset-x-0 after:bottom-0 after:opacity-0 data-selected:after:opacity-100 " +
  "forced-colors:px-2 ";

const LINE = "after:h-0.5 after:bg-primary";
const THREAD = "after:h-[3px] after:bg-thread";
