export { countFailure, requireNoDelay } from "./address-delay.ts";
export { enterAccount, enterHandedOver } from "./enter-account.ts";
export {
  type AskedCode,
  enterByMail,
  enterSession,
  finishSignIn,
  type SignInState,
  sendSignInText,
  waitingSignIn,
} from "./enter-session.ts";
export { leaveSession } from "./leave-session.ts";
export { logRefused } from "./log-refused.ts";
export { hashPassword, isPassword } from "./passwords.ts";
export { needsCaptcha } from "./prove-password.ts";
export { accountByEmail, accountById } from "./queries.ts";
export {
  endEverySession,
  mailPasswordReset,
  mayReset,
  requestPasswordReset,
  requireNewPassword,
  resetPassword,
} from "./reset-password.ts";
export { accountRoutes } from "./routes.ts";
export { mailSignInAlert } from "./sign-in-alert.ts";
export { startSession, type Visit } from "./start-session.ts";
export { sessionState } from "./state.ts";
export {
  closePassword,
  deleteSession,
  deleteSessions,
  endAttempts,
  insertSession,
  setPasswordHash,
} from "./write-queries.ts";
