import { createHmac } from "node:crypto";

/** The three roles that the product works as. None of them owns a table or may bypass row-level security. */
export const roles = {
  web: "selvedge_web",
  worker: "selvedge_worker",
  backOffice: "selvedge_backoffice",
} as const;

export type RoleName = keyof typeof roles;

/** A role's password, the same in every process that knows the platform's secret. */
export const rolePassword = (role: RoleName, secret: string): string =>
  createHmac("sha256", secret).update(`database role ${roles[role]}`).digest("base64url");

/** The owner's address with a role's name and password put in. */
export function roleUrl(ownerUrl: string, role: RoleName, secret: string): string {
  const url = new URL(ownerUrl);
  url.username = roles[role];
  url.password = rolePassword(role, secret);
  return url.href;
}
