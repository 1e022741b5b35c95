import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"checkout"> = () => import("./checkout-page.tsx");
