export { comingSoonTexts } from "./coming-soon.ts";
export { givePassword } from "./give-password.ts";
