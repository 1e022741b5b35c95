export { enterByCode } from "./enter-by-code.ts";
export { enterByLink, linkOf } from "./enter-by-link.ts";
export { mailSignIn, mailSignInAgain, resendAfter } from "./mail-sign-in.ts";
export { forgetMailed as forgetSignIn, mailedTo } from "./mailed-to.ts";
