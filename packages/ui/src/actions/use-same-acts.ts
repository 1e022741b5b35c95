import { useLayoutEffect, useRef, useState } from "react";

type Act = (...of: never[]) => unknown;

/**
 * The same functions for as long as the caller is shown, each of which does what the latest one of its name does: so that a
 * memoised part that gets them is not rendered again for them alone. Every render has the same names.
 */
export function useSameActs<Acts extends { [Name in keyof Acts]: Act }>(acts: Acts): Acts {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [same] = useState(() => standIns(latest));
  return same;
}

/** One function for each of those there are now; each calls the one of its name that is there when it is called. */
export function standIns<Acts extends { [Name in keyof Acts]: Act }>(latest: { readonly current: Acts }): Acts {
  const names = Object.keys(latest.current) as (keyof Acts)[];
  return Object.fromEntries(
    names.map((name) => [name, (...of: never[]) => latest.current[name](...of)]),
  ) as unknown as Acts;
}
