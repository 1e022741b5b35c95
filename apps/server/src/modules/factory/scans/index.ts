export { dispatchParcel } from "./finish-dispatch.ts";
export { scanRoutes } from "./routes.ts";
export { watchMachines } from "./watch-machines.ts";
