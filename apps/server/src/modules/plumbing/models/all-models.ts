import { goodsAndOrders } from "./entities/goods-and-orders.ts";
import { listed, peopleAndShops } from "./entities/people-and-shops.ts";
import type { Model } from "./model.ts";

const all: readonly Model[] = [...peopleAndShops, ...listed, ...goodsAndOrders];

/** Every model that `POST /models/fetch/` answers, by its type. */
export const models: ReadonlyMap<string, Model> = new Map(all.map((model) => [model.type, model]));

/** Types that two models claim; a test requires it to be empty. */
export const claimedTwice = all.map(({ type }) => type).filter((type, index, types) => types.indexOf(type) !== index);
