import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"basket"> = () => import("./basket-page.tsx");
