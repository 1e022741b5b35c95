import { useEffect, useRef, useState } from "react";
import { presenceWords } from "./presence-words.ts";
import type { Met, Present } from "./use-presence.ts";

/** Says who comes to the page and who leaves it, for people who do not see their faces. While nobody can be asked, nobody leaves. */
export function PresenceSaid({ met }: { met: Met | null }) {
  const before = useRef<readonly Present[]>([]);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!met) return;
    const next = presenceWords(before.current, met.others);
    before.current = met.others;
    if (next) setWords(next);
  }, [met]);
  return (
    <span role="status" className="sr-only">
      {words}
    </span>
  );
}
