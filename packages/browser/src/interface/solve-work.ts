// The work of a captcha without a third party: a number is searched for whose hash with the challenge begins with zero bits.

/** How many hashes are under way at once: enough to keep a browser's crypto busy. */
const batch = 256;

export type Sha256 = (text: string) => Promise<ArrayBuffer>;

/** The solved token, `<challenge>.<counter>`. `sha256` is `crypto.subtle.digest` in a browser. */
export async function solveWork(challenge: string, bits: number, sha256: Sha256): Promise<string> {
  for (let from = 0; ; from += batch) {
    const tokens = Array.from({ length: batch }, (_, at) => `${challenge}.${from + at}`);
    const digests = await Promise.all(tokens.map((token) => sha256(token)));
    const found = digests.findIndex((digest) => zeroBits(new Uint8Array(digest)) >= bits);
    if (found !== -1) return tokens[found]!;
  }
}

/** How many bits at the start are zero. */
export function zeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0);
  return at === -1 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at]!) - 24;
}
