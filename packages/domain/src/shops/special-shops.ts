import type { DivisionId } from "../ids.ts";

/** The platform's own shop on the bare host: sign-up, sign-in and the dashboard live there. Source: platform-core §9. */
export const mainDivisionId = 12 as DivisionId;

/** The company whose orders are bespoke. Source: platform-core §6. */
export const bespokeCompanyId = 52;
