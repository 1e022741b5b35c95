import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"legal"> = () => import("./legal-page.tsx");
