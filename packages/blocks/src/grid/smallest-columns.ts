import { createContext } from "react";

/** Columns on the smallest screen, which decide the size of a pod's picture (storefront §9). */
export const SmallestColumns = createContext(1);
