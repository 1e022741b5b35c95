import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"product"> = () => import("./product-page.tsx");
