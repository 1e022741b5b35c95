// An authenticator in software, as a device or a password manager has one: it makes P-256 keys and signs what WebAuthn
// prescribes. Source: W3C Web Authentication level 2, sections 6.1, 6.5 and 7.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const b64 = (data: Buffer | string): string => Buffer.from(data).toString("base64url");

/** CBOR of the few kinds that an attestation has: whole numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map((each) => cbor(each as number))]);
}

const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);

/** How a device misbehaves; by default it does not. */
export interface Twist {
  origin?: string;
  rpId?: string;
  /** The person was not asked for finger, face or PIN. */
  unverified?: boolean;
  /** Signs with a key that nobody knows. */
  otherKey?: boolean;
  counter?: number;
}

export interface SoftPasskey {
  id: string;
  /** What `navigator.credentials.get` gives, as JSON. */
  use: (options: { challenge: string }, twist?: Twist) => object;
}

const p256 = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

function flagsOf(hasKey: boolean, { unverified }: Twist): number {
  return 0x01 | (unverified ? 0 : 0x04) | (hasKey ? 0x40 : 0);
}

function authData(rpId: string, flags: number, counter: number, more: Buffer = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: "jwk" });
  const bytes = (text: string | undefined) => Buffer.from(text!, "base64url");
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

/** Makes a passkey for the options of the server: what `navigator.credentials.create` gives as JSON, and how it is used. */
export function softPasskey(
  options: { challenge: string; rp: { id: string } },
  origin: string,
  twist: Twist = {},
): { credential: object; passkey: SoftPasskey } {
  const { publicKey, privateKey } = p256();
  const rawId = randomBytes(32);
  const id = b64(rawId);
  const { rp } = options;
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, coseKey(publicKey)]);
  const data = authData(twist.rpId ?? rp.id, flagsOf(true, twist), 0, attested);
  const attestation = new Map<string, unknown>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", data],
  ]);
  let counter = 0;
  return {
    credential: {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: b64(clientData("webauthn.create", options.challenge, twist.origin)),
        attestationObject: b64(cbor(attestation)),
        transports: ["internal"],
      },
    },
    passkey: {
      id,
      use: ({ challenge }, use = {}) => {
        counter = use.counter ?? counter + 1;
        const signed = authData(use.rpId ?? rp.id, flagsOf(false, use), counter);
        const client = clientData("webauthn.get", challenge, use.origin);
        const key = use.otherKey ? p256().privateKey : privateKey;
        return {
          id,
          rawId: id,
          type: "public-key",
          response: {
            clientDataJSON: b64(client),
            authenticatorData: b64(signed),
            signature: b64(sign("sha256", Buffer.concat([signed, sha256(client)]), key)),
          },
        };
      },
    },
  };
}
