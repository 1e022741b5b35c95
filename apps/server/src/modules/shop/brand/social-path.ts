/**
 * The path of the picture that a shop's pages are shared with. `version` changes with the shop's name and look, so that who
 * stores pictures by their address fetches a new one.
 */
export const socialPath = (version: string): string => `/social-${version.replace(/[^\w-]/g, "")}.jpg`;
