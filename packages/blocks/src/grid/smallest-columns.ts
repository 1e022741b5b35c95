import { createContext } from "react";

/** How many blocks stand beside one another on the smallest screen: what a pod's picture is sized by (storefront §9). */
export const SmallestColumns = createContext(1);
