import { defaultSnackbarText } from "@selvedge/domain/errors/error-texts";
import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form } from "react-aria-components/Form";
import { type FormErrors, noErrors, type RefusedAnswer, sortErrors } from "./field-errors.ts";

/** What sending a form came to. */
export type FormOutcome = { ok: true } | ({ ok: false } & RefusedAnswer);

export interface ServerFormProps {
  /** Gets the values by field name. Expected refusals come back as values; an exception shows as a failure of ours. */
  onSubmit: (values: Record<string, FormDataEntryValue>, data: FormData) => Promise<FormOutcome>;
  /** Gets whether the form is being sent. */
  children: (isBusy: boolean) => ReactNode;
  className?: string;
}

/**
 * A form whose fields show what the server refused, `{ message, errors: { field: [text] } }`, under the field of the same
 * name; the first of them gets the focus. An error goes when its field changes. A second press while it is sent does nothing.
 */
export function ServerForm({ onSubmit, children, className }: ServerFormProps) {
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setErrors(noErrors);
    const outcome = await onSubmit(Object.fromEntries(data), data).catch((): FormOutcome => FAILED);
    setBusy(false);
    if (!outcome.ok) setErrors(sortErrors(outcome, [...data.keys()]));
  };

  return (
    <Form
      ref={form}
      onSubmit={submit}
      validationErrors={errors.fieldErrors}
      className={className ?? "flex flex-col gap-3"}
    >
      {errors.formMessage ? <FormMessage text={errors.formMessage} /> : null}
      {children(isBusy)}
    </Form>
  );
}

/** A failure that belongs to the whole form. */
export function FormMessage({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="mb-2 flex items-start gap-2 rounded-control bg-danger-tint px-3 py-2 text-dense text-danger"
    >
      <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
      {text}
    </p>
  );
}

/** Source: platform-core §8, the default error text. */
const FAILED: FormOutcome = { ok: false, message: defaultSnackbarText };
