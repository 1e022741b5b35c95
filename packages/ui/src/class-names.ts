/** Returns the class names that are set, in order, joined by spaces. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
