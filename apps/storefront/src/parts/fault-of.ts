import { required } from "@selvedge/domain/validation/rules/text";

/**
 * A field's error as a complete sentence. Rules do not name the field: a message in lower case continues after the label,
 * and "This field is required" follows the label and a colon.
 */
export function faultOf(labelText: string, text: string): string {
  const label = labelText.replace(" (optional)", "");
  if (/^\p{Ll}/u.test(text)) return `${label} ${text}`;
  return text === required.message ? `${label}: ${text}` : text;
}
