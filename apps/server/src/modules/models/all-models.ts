import { currency } from "./entities/currency.ts";
import { customer, customerNote, customerStatusStep } from "./entities/customer.ts";
import { division, divisionCustomer } from "./entities/division.ts";
import { goodsAndOrders } from "./entities/goods-and-orders.ts";
import { manufacturer, paypalEmailLog } from "./entities/manufacturer.ts";
import { notification } from "./entities/notification.ts";
import { page, pageVersion } from "./entities/page.ts";
import { splitTest } from "./entities/split-test.ts";
import { subdomain } from "./entities/subdomain.ts";
import { theme } from "./entities/theme.ts";
import { channel, okr, rfid, team, user } from "./entities/user.ts";
import type { Model } from "./model.ts";

const all: readonly Model[] = [
  // people
  user,
  team,
  channel,
  rfid,
  okr,
  customer,
  customerNote,
  customerStatusStep,
  // shops
  division,
  divisionCustomer,
  subdomain,
  manufacturer,
  paypalEmailLog,
  page,
  pageVersion,
  theme,
  notification,
  splitTest,
  currency,
  // goods, orders, the factory
  ...goodsAndOrders,
];

/** Every model that `POST /models/fetch/` answers, by its type. */
export const models: ReadonlyMap<string, Model> = new Map(all.map((model) => [model.type, model]));
