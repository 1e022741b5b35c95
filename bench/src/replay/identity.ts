import { createHash, randomBytes, randomUUID } from "node:crypto";

/** What belongs to one request alone. Each has a name; a statement's values refer to it by that name. */
export interface Identity {
  texts: Record<string, string>;
  bytes: Record<string, Buffer>;
}

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const randomGroup = () => Array.from(randomBytes(4), (byte) => alphabet[byte % alphabet.length]).join("");

/** Shapes that the server makes at random, and how to make another of the same kind. */
export const shapes = {
  uuid: { pattern: "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", make: randomUUID },
  charge: { pattern: "ch_[\\w-]{16}", make: () => `ch_${randomBytes(12).toString("base64url")}` },
  request: {
    pattern: `(?<![\\w-])[${alphabet}]{4}-[${alphabet}]{4}(?![\\w-])`,
    make: () => `${randomGroup()}-${randomGroup()}`,
  },
} as const;

export type Shape = keyof typeof shapes;

/** "uuid 1" is a uuid and the first of its kind in a request. */
export const slotOf = (shape: Shape | "bytes", number: number): string => `${shape} ${number}`;

/** The text of a slot; one that no identity knows yet is made up now, in the shape that its name gives. */
export function textOf(identity: Identity, slot: string): string {
  const known = identity.texts[slot];
  if (known !== undefined) return known;
  const shape = shapes[slot.split(" ")[0] as Shape];
  if (!shape) throw new Error(`The replayed request has no value for "${slot}" yet.`);
  identity.texts[slot] = shape.make();
  return identity.texts[slot]!;
}

/** The bytes of a slot. Unknown ones are digests of something that only the server knows: any other does as well. */
export function bytesOf(identity: Identity, slot: string): Buffer {
  if (!identity.bytes[slot] && !slot.startsWith("bytes "))
    throw new Error(`The replayed request has no "${slot}" yet.`);
  identity.bytes[slot] ??= createHash("sha256").update(randomBytes(16)).digest();
  return identity.bytes[slot];
}
