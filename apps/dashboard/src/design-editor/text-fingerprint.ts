const [firstSeed, secondSeed] = [0xdeadbeef, 0x41c6ce57];

/**
 * 53 bits of a text, in base 36: a collision of two texts is too unlikely to matter here. Not for secrets.
 * Synchronous, as a page that is being left needs it. Source: cyrb53 by bryc, public domain.
 */
export function textFingerprint(text: string): string {
  let [one, two] = [firstSeed, secondSeed];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  const [low, high] = [mixed(one, two), mixed(two, one)];
  return (4294967296 * (high & 0x1fffff) + (low >>> 0)).toString(36);
}

const mixed = (one: number, two: number): number =>
  Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
