import type { LoadPage } from "../../router/types.ts";

export const load: LoadPage<"favourites"> = () => import("./favourites-page.tsx");
