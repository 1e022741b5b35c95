// The models of goods, baskets, orders and the factory, for the list of all models.
import { approvalItem } from "./approval-item.ts";
import { baseProduct } from "./base-product.ts";
import { basketItem, favouriteItem } from "./basket-item.ts";
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
  basketItem,
  favouriteItem,
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
