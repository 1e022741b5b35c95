/**
 * A field's error as the sentence below it. Rules do not name the field: a message in lower case continues after the label;
 * any other, such as "This field is required", stands alone below the field that it is about.
 */
export function faultOf(labelText: string, text: string): string {
  return /^\p{Ll}/u.test(text) ? `${labelText.replace(" (optional)", "")} ${text}` : text;
}
