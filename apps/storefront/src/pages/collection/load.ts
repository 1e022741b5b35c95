import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"collection"> = () => import("./collection-page.tsx");
