export { writeNewShop } from "./write-new-shop.ts";
