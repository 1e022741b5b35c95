/** The same props by name, each the same value. */
export function sameProps<Props extends object>(was: Props, is: Props): boolean {
  for (const name in is) if (!Object.is(was[name], is[name])) return false;
  return true;
}
