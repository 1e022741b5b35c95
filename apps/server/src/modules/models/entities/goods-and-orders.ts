// The models of goods, orders and the factory, for the list of all models. Basket items and favourite items are none: their
// rows (baskets, basket_items) belong to whoever holds a cookie, so that their fields are read by the basket's own calls.
import { approvalItem } from "./approval-item.ts";
import { baseProduct } from "./base-product.ts";
import { collection } from "./collection.ts";
import { factoryLabel } from "./factory-label.ts";
import * as logs from "./factory-logs.ts";
import { customFont, font } from "./font.ts";
import * as goods from "./goods-extras.ts";
import { image, ugcImage } from "./image.ts";
import { order } from "./order.ts";
import * as extras from "./order-extras.ts";
import { orderItem } from "./order-item.ts";
import { orderPaymentAttempt, paymentTransaction } from "./order-payment-attempt.ts";
import { orderStatus } from "./order-status.ts";
import { orderStatusLog } from "./order-status-log.ts";
import { product } from "./product.ts";
import { productVariant } from "./product-variant.ts";
import { tag } from "./tag.ts";
import { timeInterval } from "./time-interval.ts";

export const goodsAndOrders = [
  product,
  baseProduct,
  productVariant,
  image,
  ugcImage,
  collection,
  tag,
  timeInterval,
  font,
  customFont,
  ...Object.values(goods),
  order,
  orderItem,
  orderStatus,
  orderStatusLog,
  orderPaymentAttempt,
  paymentTransaction,
  ...Object.values(extras),
  factoryLabel,
  ...Object.values(logs),
  approvalItem,
];
