import { CircleAlert } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { cx } from "../class-names.ts";
import type { RichTextEditorProps } from "./editor.tsx";

const Editor = lazy(() => import("./editor.tsx"));

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
      <Suspense fallback={<div aria-busy="true" className="min-h-80 rounded-control border border-line bg-sunken" />}>
        <Editor {...editor} labelId={id} noteId={`${id}-note`} isInvalid={error !== undefined} />
      </Suspense>
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
