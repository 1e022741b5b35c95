import { useEffect } from "react";
import { session } from "../data/api.ts";
import type { CustomerView } from "./shop.ts";

/** A view that is over leads back to the back office: there is nobody to sign in again. */
export function ViewEnded({ view: { backTo }, isGone }: { view: CustomerView; isGone: boolean }) {
  useEffect(() => session.onEnd(() => location.assign(backTo)), [backTo]);
  useEffect(() => {
    if (isGone) location.assign(backTo);
  }, [isGone, backTo]);
  return null;
}
