import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"post"> = () => import("./post-page.tsx");
