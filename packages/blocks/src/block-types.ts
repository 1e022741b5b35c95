/** Every block type, one line each: plain data, and no view is reached from here. */
export { actionBlock } from "./action/action.block.ts";
export { affiliateBlock } from "./affiliate/affiliate.block.ts";
export { announcementBlock } from "./announcement/announcement.block.ts";
export { announcementV2Block } from "./announcement-v2/announcement-v2.block.ts";
export { appIconBlock } from "./app-icon/app-icon.block.ts";
export { badgeBlock } from "./badge/badge.block.ts";
export { bannerBlock } from "./banner/banner.block.ts";
export { buttonBlock } from "./button/button.block.ts";
export { cardBlock } from "./card/card.block.ts";
export { carouselBlock } from "./carousel/carousel.block.ts";
export { catalogueGridBlock } from "./catalogue-grid/catalogue-grid.block.ts";
export { catalogueItemBlock } from "./catalogue-item/catalogue-item.block.ts";
export { customCodeBlock } from "./custom-code/custom-code.block.ts";
export { expandableBlock } from "./expandable/expandable.block.ts";
export { feedBlock } from "./feed/feed.block.ts";
export { gateBlock } from "./gate/gate.block.ts";
export { graphBlock } from "./graph/graph.block.ts";
export { gridBlock } from "./grid/grid.block.ts";
export { iframeBlock } from "./iframe/iframe.block.ts";
export { imageBlock } from "./image/image.block.ts";
export { interactionsBlock } from "./interactions/interactions.block.ts";
export { liveChatBlock } from "./live-chat/live-chat.block.ts";
export { mailContactFormBlock } from "./mail-contact-form/mail-contact-form.block.ts";
export { newsletterSubscribeBlock } from "./newsletter-subscribe/newsletter-subscribe.block.ts";
export { podBlock } from "./pod/pod.block.ts";
export { pricingBlock } from "./pricing/pricing.block.ts";
export { productListBlock } from "./product-list/product-list.block.ts";
export { quoteBlock } from "./quote/quote.block.ts";
export { rowBlock } from "./row/row.block.ts";
export { slideBlock } from "./slide/slide.block.ts";
export { slideshowBlock } from "./slideshow/slideshow.block.ts";
export { spacerBlock } from "./spacer/spacer.block.ts";
export { splitTestBlock } from "./split-test/split-test.block.ts";
export { startShopBlock } from "./start-shop/start-shop.block.ts";
export { storeHiddenBlock } from "./store-hidden/store-hidden.block.ts";
export { studioDesignsBlock } from "./studio-designs/studio-designs.block.ts";
export { studioStartBlock } from "./studio-start/studio-start.block.ts";
export { summaryBlock } from "./summary/summary.block.ts";
export { tagBlock } from "./tag/tag.block.ts";
export { tagletsBlock } from "./taglets/taglets.block.ts";
export {
  collectionHeadBlock,
  collectionListBlock,
  productLookedAtBlock,
  productMainBlock,
  productRelatedBlock,
  productReviewsBlock,
  shopFooterBlock,
  shopHeaderBlock,
} from "./template-part/template-part.block.ts";
export { textBlock } from "./text-block/text-block.block.ts";
export { variationBlock } from "./variation/variation.block.ts";
export { youtubeBlock } from "./youtube/youtube.block.ts";
