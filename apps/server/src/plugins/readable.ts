/** Maximum nesting depth: no valid body is deeper. */
const depthLimit = 32;

/**
 * Whether a parsed body or query can be stored: no zero byte and no lone surrogate in any text or name, which PostgreSQL
 * refuses, and no nesting beyond the limit.
 */
export function isReadable(value: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [each, depth] = next;
    if (typeof each === "string" && !isStorable(each)) return false;
    if (typeof each !== "object" || each === null) continue;
    if (depth === depthLimit) return false;
    for (const [name, inner] of Object.entries(each)) {
      if (!isStorable(name)) return false;
      open.push([inner, depth + 1]);
    }
  }
  return true;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");
