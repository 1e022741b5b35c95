// Who may make a call, in OpenAPI's words. A call says it once, by its access.
import type { Access } from "./call.ts";

export type Json = Record<string, unknown>;

/** How a caller says who they are. `sessionCookie` is the cookie's name on this platform. */
export const securitySchemes = (sessionCookie: string): Json => ({
  session: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "The session of a signed-in person. Signing in sets it.",
  },
});

const session = [{ session: [] }];

/** What each access takes. An empty list means that the call is public. */
export const securityOf: Record<Access, readonly Json[]> = {
  anyone: [],
  signedIn: session,
  merchant: session,
  staff: session,
};
