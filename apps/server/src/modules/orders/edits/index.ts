export { changeAddress } from "./change-address.ts";
export { changeLine } from "./change-line.ts";
export { changeableLines } from "./changeable-lines.ts";
export { differenceOfChange } from "./difference-of-change.ts";
export { editableOrder } from "./editable-order.ts";
export { makePaidChange } from "./make-paid-change.ts";
export { mailOwedDifference, type OwedChange, owedChange, owedChangeIn } from "./owed-change.ts";
export { orderEditRoutes } from "./routes.ts";
