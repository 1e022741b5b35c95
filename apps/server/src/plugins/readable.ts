/** Objects inside objects: nothing that we take is deeper. */
const depthLimit = 32;

/**
 * Whether a parsed body or query can be kept at all: no zero byte and no half letter in any text or name, which no
 * database takes, and no nesting without end.
 */
export function isReadable(value: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [each, depth] = next;
    if (typeof each === "string" && !isKeepable(each)) return false;
    if (typeof each !== "object" || each === null) continue;
    if (depth === depthLimit) return false;
    for (const [name, inner] of Object.entries(each)) {
      if (!isKeepable(name)) return false;
      open.push([inner, depth + 1]);
    }
  }
  return true;
}

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");
