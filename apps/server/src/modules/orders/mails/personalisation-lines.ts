/** A garment's personalisation, "Name: ROWAN", in the order of the fields. */
export function personalisationLines(stored: unknown): string[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return [];
  return Object.entries(stored).flatMap(([key, value]) =>
    typeof value === "string" && value.trim() !== "" ? [`${labelOf(key)}: ${value.trim()}`] : [],
  );
}

/** "firstName" and "first_name" are read as "First name". */
function labelOf(key: string): string {
  const plain = key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
