import type { Tokens } from "@selvedge/themes/resolve-theme";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";
import { cx } from "@selvedge/ui/class-names.ts";
import { ChevronDown } from "lucide-react";
import { type Ref, useLayoutEffect, useRef } from "react";
import { KeyRow } from "./key-row.tsx";
import { type fittingGroups, tokenOf } from "./key-words.ts";
import type { ThemeKeys } from "./use-theme-keys.ts";

interface KeyGroupsProps {
  groups: ReturnType<typeof fittingGroups>;
  /** All of them are open while something is looked for. */
  isSearched: boolean;
  open: string | null;
  onOpen: (id: string | null) => void;
  keys: ThemeKeys;
  tokens: Tokens;
  list: Ref<HTMLDivElement>;
}

/** The keys of a theme in their groups, of which one is open. */
export function KeyGroups({ groups, isSearched, open, onOpen, keys, tokens, list }: KeyGroupsProps) {
  const keepInPlace = useKeptPlace(open);
  return (
    <div ref={list} className="border-line border-t">
      {groups.map(({ id, title, all, keys: own }) => {
        const isOpen = isSearched || open === id;
        const changed = own.filter((key) => keys.isChanged(key)).length;
        return (
          <section key={id} aria-label={title} className="border-line border-b">
            <h2>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={({ currentTarget }) => {
                  keepInPlace(currentTarget);
                  onOpen(isOpen ? null : id);
                }}
                className="flex min-h-10 w-full items-center gap-3 px-4 py-2 text-left font-medium -outline-offset-2 hover:bg-hover max-md:min-h-11"
              >
                <span className="min-w-0 flex-1 truncate">{title}</span>
                <span className="figures text-dense font-normal text-ink-2">
                  {isSearched && own.length < all ? `${own.length} of ${all}` : all} settings
                  {changed > 0 ? `, ${changed} changed` : ""}
                </span>
                <ChevronDown
                  aria-hidden
                  size={16}
                  className={cx("shrink-0 text-ink-2 transition-transform", isOpen && "rotate-180")}
                />
              </button>
            </h2>
            {isOpen ? (
              <ul className="flex flex-col px-2 pb-3">
                {own.map((key: TokenKey) => (
                  <li key={key}>
                    <KeyRow name={key} label={tokenOf(key).label} keys={keys} tokens={tokens} />
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

/** The group that closes makes the list shorter above the one that opens, whose heading stays where it was pressed. */
function useKeptPlace(open: string | null): (heading: HTMLElement) => void {
  const pressed = useRef<{ heading: HTMLElement; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one once another group is open
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { heading, top } = pressed.current;
    pressed.current = null;
    scrollerOf(heading)?.scrollBy({ top: topOf(heading) - top, behavior: "instant" });
  }, [open]);
  return (heading) => {
    pressed.current = { heading, top: topOf(heading) };
  };
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

/** What scrolls around an element: on a phone all of the settings, elsewhere their list alone. */
function scrollerOf({ parentElement }: HTMLElement): HTMLElement | null {
  if (!parentElement) return null;
  return getComputedStyle(parentElement).overflowY === "auto" ? parentElement : scrollerOf(parentElement);
}
