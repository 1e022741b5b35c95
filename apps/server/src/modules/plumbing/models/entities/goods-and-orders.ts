// The models of goods, baskets, orders and the factory, for the list of all models.

import { factoryLabel } from "./factory/factory-label.ts";
import * as logs from "./factory/factory-logs.ts";
import { approvalItem } from "./goods/approval-item.ts";
import { baseProduct } from "./goods/base-product.ts";
import { basketItem, favouriteItem } from "./goods/basket-item.ts";
import { collection } from "./goods/collection.ts";
import { customFont, font } from "./goods/font.ts";
import * as goods from "./goods/goods-extras.ts";
import { image, ugcImage } from "./goods/image.ts";
import { product } from "./goods/product.ts";
import { productVariant } from "./goods/product-variant.ts";
import { tag } from "./goods/tag.ts";
import { order } from "./orders/order.ts";
import * as extras from "./orders/order-extras.ts";
import { orderItem } from "./orders/order-item.ts";
import { orderPaymentAttempt, paymentTransaction } from "./orders/order-payment-attempt.ts";
import { orderStatus } from "./orders/order-status.ts";
import { orderStatusLog } from "./orders/order-status-log.ts";
import { timeInterval } from "./orders/time-interval.ts";

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
