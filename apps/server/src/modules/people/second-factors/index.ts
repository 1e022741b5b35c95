export { beginAppSetUp, finishAppSetUp } from "./app-codes.ts";
export { type Attempt, attemptOf, dropAttempt, mostWrongCodes, openAttempt } from "./attempts.ts";
export { type FactorKind, kindsOf, takesSecondFactor } from "./check-code.ts";
export { deviceDigestOf, isRemembered, noteDevice } from "./devices.ts";
export { devicesOf, deviceToReport, factorsOf } from "./queries.ts";
export { newRecoveryCodes, redeemRecoveryCode, storeRecoveryCodes } from "./recovery-codes.ts";
export { maskedPhone, sendSecondFactorText } from "./text-codes.ts";
export { codeOfStep, setUpAddress, stepOf } from "./totp.ts";
export {
  countWrongCode,
  deleteAuthenticator,
  deleteRecoveryCodes,
  endAttempt,
  forgetDevices,
  setPhone,
  setTwoFactor,
} from "./write-queries.ts";
