export { hashPassword } from "./passwords.ts";
export { accountRoutes } from "./routes.ts";
export { signIn } from "./sign-in.ts";
