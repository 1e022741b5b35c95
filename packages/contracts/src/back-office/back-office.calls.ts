/** Calls of the back-office and the factory floor. Each capability has its own file beside this one. */
export const backOfficeCalls = {};
