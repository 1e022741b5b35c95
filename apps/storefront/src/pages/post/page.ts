import type { Page } from "../../router/types.ts";

export const page: Page<"post"> = { paths: ["/blog/{post}/"], load: () => import("./post-page.tsx") };
