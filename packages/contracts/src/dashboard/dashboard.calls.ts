/** Calls of the merchant's dashboard. Each capability has its own file beside this one. */
export const dashboardCalls = {};
