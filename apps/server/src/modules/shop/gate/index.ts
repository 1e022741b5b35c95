export { comingSoonOf } from "./coming-soon.ts";
export { givePassword } from "./give-password.ts";
