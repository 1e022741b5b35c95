import type { Tokens } from "@selvedge/themes/resolve-theme";
import type { TokenValue } from "@selvedge/themes/tokens/token";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { RotateCcw } from "lucide-react";
import { memo, useEffect, useState } from "react";
import { KeyControl } from "./key-control.tsx";
import { followsWords, tokenOf, valueWords } from "./key-words.ts";
import type { KeyActs, ThemeKeys } from "./use-theme-keys.ts";

interface KeyRowProps {
  name: TokenKey;
  label: string;
  keys: ThemeKeys;
  tokens: Tokens;
}

/** One key of a theme, rendered again where it is another one, not with every change of others. */
export function KeyRow({ name, label, keys, tokens }: KeyRowProps) {
  const isChanged = keys.isChanged(name);
  const note = isChanged
    ? `Changed, was ${valueWords(name, keys.original[name], keys.does.fonts)}`
    : followsWords(name, keys.isSet(name), tokens);
  return <Row {...{ name, label, isChanged, note }} value={tokens[name]} does={keys.does} />;
}

interface RowProps {
  name: TokenKey;
  label: string;
  value: TokenValue;
  isChanged: boolean;
  note: string | null;
  does: KeyActs;
}

/** Its name, what it follows or what it was, its control, and the way back. */
const Row = memo(function Row({ name, label, value, isChanged, note, does }: RowProps) {
  const isWide = ["font", "choice", "image"].includes(tokenOf(name).type);
  // Shown at once: what the theme comes to with it follows one paint later.
  const [chosen, setChosen] = useState<TokenValue | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the theme has the new value, the chosen one is dropped
  useEffect(() => setChosen(null), [value]);
  const own: KeyActs = {
    ...does,
    set(key, next) {
      setChosen(next);
      does.set(key, next);
    },
  };
  return (
    <div
      className={cx(
        "flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control border px-2 py-1",
        isChanged ? "border-warning/40 bg-warning-tint/50" : "border-transparent",
      )}
    >
      <span className="min-w-0 flex-1 basis-32">
        <span id={`key-${name}`} className="block text-dense">
          {label}
        </span>
        {note ? <span className="block text-label text-ink-2">{note}</span> : null}
      </span>
      <span className={cx("flex items-center gap-1.5", isWide && "basis-full")}>
        <span className={cx(isWide && "min-w-0 flex-1")}>
          <KeyControl name={name} label={label} value={chosen ?? value} does={own} />
        </span>
        {isChanged ? (
          <IconButton
            bare
            size="dense"
            icon={RotateCcw}
            label={`Set ${label.toLowerCase()} back`}
            onPress={() => does.reset(name)}
          />
        ) : null}
      </span>
    </div>
  );
});
