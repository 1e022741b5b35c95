/** Keys as they are printed on the keyboard; "Mod+K" becomes one cap per key, "+" alone is a key itself. */
export function KeyHint({ keys, tone = "plain" }: { keys: string; tone?: "plain" | "inverse" }) {
  return (
    <span className="inline-flex shrink-0 gap-1">
      {keys.split(/(?<=[^+])\+/).map((key) => (
        <kbd key={key} className={CAP + TONES[tone]}>
          {GLYPHS[key] ?? key}
        </kbd>
      ))}
    </span>
  );
}

const CAP =
  "inline-flex h-5 min-w-5 items-center justify-center rounded-mark border border-b-2 px-1 font-sans text-tiny font-medium ";

const TONES = {
  plain: "border-line-strong bg-surface text-ink-2",
  inverse: "border-inverse-2/50 text-on-inverse",
};

const GLYPHS: Record<string, string> = { Mod: "⌘", Enter: "↵", Up: "↑", Down: "↓", Delete: "⌫", Alt: "⌥", Shift: "⇧" };
