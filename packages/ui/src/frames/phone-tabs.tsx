import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { atBottom } from "../bottom-inset.ts";
import { cx } from "../class-names.ts";
import { type NavItem, type NavSection, splitTabs } from "./navigation-items.ts";
import { NavigationSheet } from "./navigation-sheet.tsx";

/** Tabs at the foot of a phone: the first places, and "More" for the others when there are more than five. */
export function PhoneTabs({ sections, current }: { sections: readonly NavSection[]; current: NavItem | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { tabs, more } = splitTabs(sections.flatMap((section) => section.items));
  return (
    <nav
      ref={atBottom}
      aria-label="Main, phone"
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 border-line border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item === current ? "page" : undefined}
          className={tabClass(item === current)}
        >
          <TabFace icon={item.icon} label={item.label} count={item.needsAttention ? item.count : undefined} />
        </Link>
      ))}
      {more.length > 0 ? (
        <Button onPress={() => setOpen(true)} className={tabClass(current !== undefined && more.includes(current))}>
          <TabFace icon={Ellipsis} label="More" />
        </Button>
      ) : null}
      <NavigationSheet items={more} current={current} isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  );
}

function TabFace({ icon: Icon, label, count }: { icon: NavItem["icon"]; label: string; count?: number }) {
  return (
    <>
      <span className="relative">
        <Icon aria-hidden size={20} />
        {count ? (
          <span className="figures absolute -top-2 left-3 rounded-full bg-warning px-1.5 text-tiny font-semibold text-canvas">
            {count}
          </span>
        ) : null}
      </span>
      <span className="text-tiny font-medium">{label}</span>
    </>
  );
}

function tabClass(isCurrent: boolean): string {
  return cx(
    "relative flex min-w-0 flex-1 flex-col items-center justify-center gap-1 -outline-offset-2",
    isCurrent
      ? "text-ink before:absolute before:-top-px before:h-[3px] before:w-8 before:bg-thread forced-colors:before:bg-[Highlight]"
      : "text-ink-2",
  );
}
