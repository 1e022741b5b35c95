import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"missing"> = () => import("./missing-page.tsx");
