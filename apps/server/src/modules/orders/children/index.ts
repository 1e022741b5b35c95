export { type ExchangeDifference, exchangeDifference } from "./exchange-difference.ts";
export { familyOf, presentFamily } from "./family.ts";
export { type ChildPiece, makeChild, type ParentOrder } from "./make-child.ts";
export { type RemakablePiece, remakablePieces } from "./remakable-pieces.ts";
export { childOrderRoutes } from "./routes.ts";
