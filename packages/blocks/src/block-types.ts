/** Every block type, one line each: plain data, and no view is reached from here. */
export { announcementBlock } from "./announcement/announcement.block.ts";
export { bannerBlock } from "./banner/banner.block.ts";
export { buttonBlock } from "./button/button.block.ts";
export { cardBlock } from "./card/card.block.ts";
export { expandableBlock } from "./expandable/expandable.block.ts";
export { gridBlock } from "./grid/grid.block.ts";
export { imageBlock } from "./image/image.block.ts";
export { newsletterSubscribeBlock } from "./newsletter-subscribe/newsletter-subscribe.block.ts";
export { podBlock } from "./pod/pod.block.ts";
export { productListBlock } from "./product-list/product-list.block.ts";
export { quoteBlock } from "./quote/quote.block.ts";
export { rowBlock } from "./row/row.block.ts";
export { spacerBlock } from "./spacer/spacer.block.ts";
export { startShopBlock } from "./start-shop/start-shop.block.ts";
export { textBlock } from "./text-block/text-block.block.ts";
