import type { ReactNode } from "react";
import s from "./later.module.css";

/**
 * A list that a script fetches from a path of this shop by GET: the children are one list with one entry as its pattern, in
 * which `data-fills` names what goes where. It says that it is loading, and offers to try again when that fails. Without
 * scripts it says so.
 */
export function Later({ path, what, children }: { path: string; what: string; children: ReactNode }) {
  return (
    <div className={s.later} data-starts="later" data-path={path}>
      <template>{children}</template>
      <div data-shown="" />
      <p className={s.state} role="status" data-state="">
        <noscript>These {what} need scripts.</noscript>
      </p>
      <button type="button" data-part="button" data-look="outlined" data-size="small" data-again="" hidden>
        Try again
      </button>
    </div>
  );
}
