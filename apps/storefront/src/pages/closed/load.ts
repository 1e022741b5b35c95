import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"closed"> = () => import("./closed-page.tsx");
