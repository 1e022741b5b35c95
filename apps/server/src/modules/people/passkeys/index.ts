export { addPasskey, beginPasskey } from "./add-passkey.ts";
export { passkeysOf } from "./queries.ts";
export { passkeyRoutes } from "./routes.ts";
export { deletePasskey, deletePasskeysSince, setPasskeyName } from "./write-queries.ts";
