import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"sitemap"> = () => import("./sitemap-page.tsx");
