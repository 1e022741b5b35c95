import type { Page } from "../../router/types.ts";

export const page: Page<"sitemap"> = { paths: ["/sitemap/"], load: () => import("./sitemap-page.tsx") };
