export { mailCustomerView } from "./mail-view.ts";
export { customerViewRoutes } from "./routes.ts";
