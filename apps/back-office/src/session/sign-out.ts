import { api } from "../data/api.ts";

/**
 * Ends the session on the server and reloads the app at the sign-in, so that nothing of the last person stays in memory. Of
 * storage the theme, the scanner's settings and scans without an answer stay: they are the station's, not the person's.
 * Source: platform-core §7 "logout".
 */
export const signOut = (): void => {
  void api("POST /dashboard/secure/logout/", {}).finally(() => location.assign("/login/"));
};
