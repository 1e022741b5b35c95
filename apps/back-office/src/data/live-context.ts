import { createContext, useContext } from "react";

/** Whether the line that tells of moved orders is up. Given by the frame. */
export const LiveContext = createContext(false);

export const useIsLive = (): boolean => useContext(LiveContext);
