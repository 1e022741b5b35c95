/** The loader of every page of a shop, under the page's name. */
export { account } from "./account/account.ts";
export { history, invoice } from "./account/papers.ts";
export { blog } from "./blog/blog.ts";
export { post } from "./blog/post.ts";
export { basket, checkout, receipt } from "./buying.ts";
export { closed } from "./closed.ts";
export { collection } from "./collection.ts";
export { confirm } from "./confirm.ts";
export { forbidden } from "./forbidden.ts";
export { join } from "./join.ts";
export { newsletter } from "./newsletter.ts";
export { plans } from "./plans.ts";
export { product } from "./product.ts";
export { login, reset } from "./sign-in/sign-in.ts";
export { signup } from "./sign-up.ts";
export { favourites, missing } from "./simple.ts";
export { store } from "./store.ts";
