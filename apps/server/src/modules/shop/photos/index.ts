export { rememberedPhotos, type ShopPhoto } from "./account-photos.ts";
export { photoRoutes } from "./routes.ts";
