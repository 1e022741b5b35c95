/** The view of every block type, one line each, under the type's name. */
export { Announcement as announcement } from "./announcement/announcement.tsx";
export { Banner as banner } from "./banner/banner.tsx";
export { Button as button } from "./button/button.tsx";
export { Card as card } from "./card/card.tsx";
export { Expandable as expandable } from "./expandable/expandable.tsx";
export { Grid as grid } from "./grid/grid.tsx";
export { Image as image } from "./image/image.tsx";
export { NewsletterSubscribe as newsletterSubscribe } from "./newsletter-subscribe/newsletter-subscribe.tsx";
export { Pod as pod } from "./pod/pod.tsx";
export { ProductList as productList } from "./product-list/product-list.tsx";
export { Quote as quote } from "./quote/quote.tsx";
export { Row as row } from "./row/row.tsx";
export { Spacer as spacer } from "./spacer/spacer.tsx";
export { StartShop as startShop } from "./start-shop/start-shop.tsx";
export {
  TemplatePart as collectionHead,
  TemplatePart as collectionList,
  TemplatePart as productLookedAt,
  TemplatePart as productMain,
  TemplatePart as productRelated,
  TemplatePart as productReviews,
  TemplatePart as shopFooter,
  TemplatePart as shopHeader,
} from "./template-part/template-part.tsx";
export { TextBlock as textBlock } from "./text-block/text-block.tsx";
