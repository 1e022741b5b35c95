export { letterHtml } from "./letter-html.ts";
export { type Letter, type MailShop, sendMail } from "./send-mail.ts";
