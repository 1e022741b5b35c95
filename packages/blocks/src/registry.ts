/** Every block type as plain data: what the server resolves pages with and the editor offers. No view is reached from here. */
import { registerBlocks } from "@selvedge/pages/block-type";
import { announcementBlock } from "./announcement/announcement.block.ts";
import { bannerBlock } from "./banner/banner.block.ts";
import { buttonBlock } from "./button/button.block.ts";
import { cardBlock } from "./card/card.block.ts";
import { expandableBlock } from "./expandable/expandable.block.ts";
import { gridBlock } from "./grid/grid.block.ts";
import { imageBlock } from "./image/image.block.ts";
import { newsletterSubscribeBlock } from "./newsletter-subscribe/newsletter-subscribe.block.ts";
import { podBlock } from "./pod/pod.block.ts";
import { productListBlock } from "./product-list/product-list.block.ts";
import { quoteBlock } from "./quote/quote.block.ts";
import { rowBlock } from "./row/row.block.ts";
import { spacerBlock } from "./spacer/spacer.block.ts";
import { textBlock } from "./text-block/text-block.block.ts";

export const BLOCK_TYPES = registerBlocks([
  bannerBlock,
  textBlock,
  podBlock,
  gridBlock,
  rowBlock,
  cardBlock,
  productListBlock,
  quoteBlock,
  buttonBlock,
  imageBlock,
  spacerBlock,
  announcementBlock,
  newsletterSubscribeBlock,
  expandableBlock,
]);
