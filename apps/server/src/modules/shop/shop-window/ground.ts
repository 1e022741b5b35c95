import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { rememberedPhotos } from "../photos/index.ts";

/** What the needs of a shop's page are answered from, beside the database and the page's address. */
export const groundOf = (platform: Platform, division: Division) => ({
  origins: platform.origins,
  division,
  now: platform.now(),
  photos: () => rememberedPhotos(platform, division.id),
});
