import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { FieldTexts } from "../fields/field-frame.tsx";
import { fieldClass, labelRow, labelWords, noteLine } from "../fields/field-frame.tsx";

/** The words around one of the browser's own fields. An error replaces the hint. */
export interface NativeTexts extends Omit<FieldTexts, "error" | "compact"> {
  error?: string | undefined;
  /** Wrong, though nothing is said of it here. */
  isInvalid?: boolean | undefined;
  /** Leaves room for a note that comes later, so that nothing moves. */
  keepsNoteLine?: boolean;
}

/** What a field hands to its control. */
export interface NativeControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface NativeFrameProps extends NativeTexts {
  children: (control: NativeControl) => ReactNode;
}

/**
 * Label, control and note of one of the browser's own fields. Screens with dozens of settings use these: each is a few elements,
 * without the validation of a form that is sent.
 */
export function NativeFrame({ label, hint, error, isInvalid, aside, hideLabel, children, ...rest }: NativeFrameProps) {
  const { className, keepsNoteLine } = rest;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={fieldClass(className)}>
      <span className={hideLabel ? "sr-only" : labelRow}>
        <label htmlFor={id} className={labelWords}>
          {label}
        </label>
        {aside ? <span className="figures text-dense text-ink-2">{aside}</span> : null}
      </span>
      {children({
        id,
        "aria-describedby": note ? noteId : undefined,
        "aria-invalid": error !== undefined || isInvalid ? true : undefined,
      })}
      {note || keepsNoteLine ? (
        <span id={noteId} className={noteLine}>
          {error === undefined ? (
            <span className="text-ink-2">{hint}</span>
          ) : (
            <span className="flex items-start gap-1.5 text-danger">
              <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />
              <span>{error}</span>
            </span>
          )}
        </span>
      ) : null}
    </div>
  );
}
