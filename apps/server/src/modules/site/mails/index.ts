export { goodsPictures } from "./goods-pictures.ts";
export { goodsRows, type MailGoods, mailTitle } from "./goods-rows.ts";
export { addressLines, cardRow, mailColumns, mailHtml, mailWords } from "./mail-html.ts";
export type { MailShop } from "./mail-shop.ts";
export { type MailStyle, mailStyle } from "./mail-style.ts";
export { type Mail, mailOfEvent, sendMail, type Writing } from "./send-mail.ts";
export type { StorePicture } from "./store-picture.ts";
export { newMail } from "./write-queries.ts";
