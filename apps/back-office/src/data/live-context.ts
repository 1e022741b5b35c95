import { createContext, useContext } from "react";

/** Whether the event stream about moved orders is connected. Provided by the frame. */
export const LiveContext = createContext(false);

export const useIsLive = (): boolean => useContext(LiveContext);
