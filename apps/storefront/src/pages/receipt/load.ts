import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"receipt"> = () => import("./receipt-page.tsx");
