import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"search"> = () => import("./search-page.tsx");
