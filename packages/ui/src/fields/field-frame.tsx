import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { cx } from "../class-names.ts";
import { fieldErrorText } from "./field-error-text.ts";

/** The words that surround every control. */
export interface FieldTexts {
  label: string;
  /** Below the control; an error takes its place. */
  hint?: ReactNode;
  /** An error known to the caller; errors from the server and the browser need no prop. */
  error?: string;
  /** Right of the label: a unit, a count, a link. */
  aside?: ReactNode;
  /** Hides the label on screen; screen readers still read it. */
  hideLabel?: boolean;
  /** Reserves no line for a message, for filter bars and table cells. */
  compact?: boolean;
  className?: string;
}

/** Class of the outermost element of a field. */
export function fieldClass(className?: string): string {
  return cx("group flex min-w-0 flex-col", className);
}

/** The line over a control, its words, and the line under it. */
export const labelRow = "mb-1.5 flex items-baseline justify-between gap-3";
export const labelWords = "text-dense font-medium text-ink";
export const noteLine = "mt-1.5 block min-h-4 text-label";

/** The line over a control: label at the left, count or unit at the right. */
export function FieldLabel({ label, aside, hideLabel }: Pick<FieldTexts, "label" | "aside" | "hideLabel">) {
  return (
    <span className={hideLabel ? "sr-only" : labelRow}>
      <Label className={labelWords}>{label}</Label>
      {aside ? <span className="figures text-dense text-ink-2">{aside}</span> : null}
    </span>
  );
}

interface NoteProps extends Pick<FieldTexts, "hint" | "error" | "compact"> {
  isInvalid: boolean;
}

/** The line under a control. Hint and error share it, so a form does not jump when an error comes or goes. */
export function FieldNote({ hint, error, compact, isInvalid }: NoteProps) {
  if (compact && !hint && !isInvalid) return null;
  return (
    <span className={noteLine}>
      {isInvalid ? (
        <FieldError className="flex items-start gap-1.5 text-danger">
          {(validation) => (
            <>
              <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />
              <span>{error ?? fieldErrorText(validation.validationErrors, validation.validationDetails)}</span>
            </>
          )}
        </FieldError>
      ) : hint ? (
        <Text slot="description" className="text-ink-2">
          {hint}
        </Text>
      ) : null}
    </span>
  );
}
