// The code of every page that scripts show. No page needs it before its visitor goes on to another, save those that React
// hydrates, whose documents name it.
import type { LoadPage, PageModule } from "./router/types.ts";

const loads = import.meta.glob<LoadPage>("./*/load.ts", { base: "./pages", eager: true, import: "load" });

/** Loads a page's code. */
export const loadModule = (name: string): Promise<PageModule> => loads[`./${name}/load.ts`]!();
