export type { KeepPicture } from "./keep-picture.ts";
export { addressLines, cardRow, letterHalves, letterHtml } from "./letter-html.ts";
export { type LetterLook, letterLook } from "./letter-look.ts";
export type { MailShop } from "./mail-shop.ts";
export { type Letter, sendMail } from "./send-mail.ts";
