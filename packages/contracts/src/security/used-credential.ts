import * as z from "zod";

/** Base64url without padding, as browsers write WebAuthn's bytes. */
export const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);

/** What a browser says of a passkey that was used. */
export const usedCredential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
  }),
});
