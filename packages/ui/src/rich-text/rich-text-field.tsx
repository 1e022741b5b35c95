import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { cx } from "../class-names.ts";
import type { RichTextEditorProps } from "./editor.tsx";
import { RichTextEditor } from "./later-editor.tsx";

export interface RichTextFieldProps extends Omit<RichTextEditorProps, "labelId" | "noteId"> {
  label: string;
  hint?: string;
  error?: string;
}

/**
 * A text with headings, lists, quotes, links and pictures, as HTML by the allow-list of a shop's texts. The editor itself is
 * loaded when the first one is shown. `value` is read once: give the field another `key` to show another text.
 */
export function RichTextField({ label, hint, error, ...editor }: RichTextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex min-w-0 flex-col">
      <span id={id} className="mb-1.5 text-dense font-medium text-ink">
        {label}
      </span>
      <RichTextEditor {...editor} labelId={id} noteId={`${id}-note`} isInvalid={error !== undefined} />
      <span
        id={`${id}-note`}
        className={cx("mt-1.5 flex min-h-4 items-start gap-1.5 text-label", error ? "text-danger" : "text-ink-2")}
      >
        {error ? <CircleAlert aria-hidden size={14} className="mt-px shrink-0" /> : null}
        {note}
      </span>
    </div>
  );
}
