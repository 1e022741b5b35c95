export { mailFavouritesTask } from "./jobs.ts";
export { mailFavourites } from "./mail-favourites.ts";
export { recoverFavourites } from "./recover-favourites.ts";
export { favouritesRoutes } from "./routes.ts";
