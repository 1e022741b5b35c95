import { useSearchParams } from "react-router";
import { type ShownVersions, shownVersions } from "../../pages/pages-query.ts";

/** Whether the versions are open, and which of them are listed: in the address, so that a reload and a shared link keep it. */
export function useOpenVersions(): [ShownVersions | null, (next: ShownVersions | null) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("versions");
  const shown = asked === null ? null : (shownVersions.find((each) => each === asked) ?? "all");
  const show = (next: ShownVersions | null) =>
    setParams(
      (now) => {
        const to = new URLSearchParams(now);
        if (next === null) to.delete("versions");
        else to.set("versions", next);
        return to;
      },
      { replace: true, preventScrollReset: true },
    );
  return [shown, show];
}
