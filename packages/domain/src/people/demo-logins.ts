/** Whether this is a login that the demo world prints. Such logins open nothing in production. */
export const isDemoLogin = (email: string): boolean => /@selvedge\.test$/.test(email);
