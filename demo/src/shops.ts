import type { DemoShop } from "./kinds.ts";
import { loudLemon } from "./loud-lemon/shop.ts";
import { mainSite } from "./main-site/shop.ts";
import { northkeep } from "./northkeep/shop.ts";
import { physicGarden } from "./physic-garden/shop.ts";

/** Every shop of the demo world; the platform's own site first, because the others belong to it. */
export const demoShops: readonly DemoShop[] = [mainSite, northkeep, loudLemon, physicGarden];
