import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"store"> = () => import("./store-page.tsx");
