export { changeAddress } from "./change-address.ts";
export { changeLine } from "./change-line.ts";
export { changeableLines } from "./changeable-lines.ts";
export { editableOrder } from "./editable-order.ts";
export { orderEditRoutes } from "./routes.ts";
