import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"blog"> = () => import("./blog-page.tsx");
