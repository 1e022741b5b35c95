export { acceptInvitation } from "./accept-invitation.ts";
export { permissionAnswered, sendInvitation } from "./jobs.ts";
export { joinWithNewAccount } from "./join-as-new.ts";
export { readInvitation } from "./read-invitation.ts";
export { teamRoutes } from "./routes.ts";
