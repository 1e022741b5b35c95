/** The first text of each field, as a form shows it. */
export const firstTexts = (errors: Readonly<Record<string, string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, [text = ""]]) => [name, text]));
