export { type Actor, actorOf } from "./actor.ts";
export { lockAllStaff, lockStaffFor, requireAllowed, staffMember } from "./lock-staff.ts";
export { lastingPermissions, type RoleNow, rolesNow } from "./roles-now.ts";
export { peopleRoutes } from "./routes.ts";
export { writePlatformAudit } from "./write-queries.ts";
