interface KeyHintProps {
  keys: string;
  tone?: "plain" | "inverse";
  /** Where keys are what it is about: shown to fingers too, which as a rule have no keyboard beside them. */
  always?: boolean;
}

/** Keys as they are printed on the keyboard; "Mod+K" becomes one cap per key, "+" alone is a key itself. */
export function KeyHint({ keys, tone = "plain", always = false }: KeyHintProps) {
  return (
    <span className={`inline-flex shrink-0 gap-1 ${always ? "" : "pointer-coarse:hidden"}`}>
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

const GLYPHS: Record<string, string> = { Mod: "⌘", Enter: "↵", Up: "↑", Down: "↓", Delete: "⌫", Shift: "⇧" };
