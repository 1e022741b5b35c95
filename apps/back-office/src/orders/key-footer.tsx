import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { atBottom } from "@selvedge/ui/bottom-inset.ts";
import { Radio } from "lucide-react";
import type { ReactNode } from "react";
import { useIsLive } from "../data/live-context.ts";

/** The keys that are live now, at the foot of a list, as many as fit; and how fresh it is. */
export function KeyFooter({
  keys,
  children,
}: {
  keys: readonly [keys: string, words: string][];
  children?: ReactNode;
}) {
  const isLive = useIsLive();
  return (
    <footer
      ref={atBottom}
      className="sticky bottom-0 z-10 flex h-10 items-center gap-4 border-line border-t bg-surface px-6 max-xl:gap-3 max-xl:px-4 text-label text-ink-2 max-md:hidden"
    >
      <span className="flex h-6 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-4 overflow-hidden max-xl:gap-x-3">
        {keys.map(([key, words]) => (
          <span key={key} className="flex h-6 items-center gap-1.5 whitespace-nowrap">
            <KeyHint keys={key} />
            {words}
          </span>
        ))}
      </span>
      {isLive ? (
        <span className="flex items-center gap-1.5 font-medium text-success">
          <Radio aria-hidden size={14} />
          Live
        </span>
      ) : null}
      <span className="max-lg:hidden lg:contents">{children}</span>
    </footer>
  );
}
