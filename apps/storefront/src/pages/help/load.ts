import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"help"> = () => import("./help-page.tsx");
