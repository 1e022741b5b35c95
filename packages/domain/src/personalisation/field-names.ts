/** Names of the fields for what is printed on a piece: `f1` to `f99`, its font, its ink, and the tick that it was read. */
const textFieldName = /^(f[1-9]\d?|font|ink|read)$/;

/** Those of a form's fields that say what is printed on the piece. */
export const textFieldsOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => textFieldName.test(name)));
