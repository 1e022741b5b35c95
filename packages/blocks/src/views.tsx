/** Type name to view: what the storefront and the editor's canvas draw with. Schemas and panels are not reached from here. */
import { Announcement } from "./announcement/announcement.tsx";
import { Banner } from "./banner/banner.tsx";
import { Button } from "./button/button.tsx";
import { Card } from "./card/card.tsx";
import type { BlockViews } from "./context/block-view.ts";
import { Expandable } from "./expandable/expandable.tsx";
import { Grid } from "./grid/grid.tsx";
import { Image } from "./image/image.tsx";
import { NewsletterSubscribe } from "./newsletter-subscribe/newsletter-subscribe.tsx";
import { Pod } from "./pod/pod.tsx";
import { ProductList } from "./product-list/product-list.tsx";
import { Quote } from "./quote/quote.tsx";
import { Row } from "./row/row.tsx";
import { Spacer } from "./spacer/spacer.tsx";
import { TextBlock } from "./text-block/text-block.tsx";

export const BLOCK_VIEWS: BlockViews = {
  banner: Banner,
  textBlock: TextBlock,
  pod: Pod,
  grid: Grid,
  row: Row,
  card: Card,
  productList: ProductList,
  quote: Quote,
  button: Button,
  image: Image,
  spacer: Spacer,
  announcement: Announcement,
  newsletterSubscribe: NewsletterSubscribe,
  expandable: Expandable,
};
