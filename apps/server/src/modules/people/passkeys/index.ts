export { addPasskey, beginPasskey } from "./add-passkey.ts";
export type { UsedCredential } from "./check-passkey.ts";
export { askForOwnPasskey, requireOwnPasskey } from "./prove-with-passkey.ts";
export { passkeysOf } from "./queries.ts";
export { passkeyRoutes } from "./routes.ts";
export { type PasskeyPlace, worksAt } from "./webauthn.ts";
export { deletePasskey, deletePasskeysSince, setPasskeyName } from "./write-queries.ts";
