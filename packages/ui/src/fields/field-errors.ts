/** The answer of a call that did not go through, as the API gives it. */
export interface RefusedAnswer {
  message: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

/** The same, sorted for a form. */
export interface FormErrors {
  /** What no field of this form can show; null when the fields say it all. */
  formMessage: string | null;
  /** By the name of the field, for React Aria's `validationErrors`. */
  fieldErrors: Record<string, string[]>;
}

export const noErrors: FormErrors = { formMessage: null, fieldErrors: {} };

/**
 * Sorts a refused answer into what each field shows and what is shown above the form. `fieldNames` are the names in the
 * form; errors of other names are shown above the form, so nothing from the server is lost.
 */
export function sortErrors(answer: RefusedAnswer, fieldNames: readonly string[]): FormErrors {
  const entries = Object.entries(answer.errors ?? {}).filter(([, texts]) => texts.length > 0);
  const own = entries.filter(([name]) => fieldNames.includes(name));
  const other = entries.filter(([name]) => !fieldNames.includes(name)).flatMap(([, texts]) => texts);
  const fieldErrors = Object.fromEntries(own.map(([name, texts]) => [name, [...texts]]));
  if (other.length > 0) return { formMessage: other.join(" "), fieldErrors };
  return { formMessage: own.length > 0 ? null : answer.message, fieldErrors };
}
