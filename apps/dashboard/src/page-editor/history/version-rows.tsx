import { Button } from "@selvedge/ui/actions/button";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { pageVersionsQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";
import { nameOf } from "../versions/version-words.ts";

interface VersionRowsProps {
  pageId: number;
  /** Shows the page as a version is, or as it is now for null. */
  onLook: (version: number | null) => void;
  onVersions: () => void;
}

/** So many versions are listed; the others are among all versions. */
const listed = 5;
/** A pointer that only passes by shows nothing. */
const restMs = 300;

/** The last kept versions: the page shows each while the pointer rests on it or it has the focus, and nothing is changed by that. */
export function VersionRows({ pageId, onLook, onVersions }: VersionRowsProps) {
  const { id: division } = useShop();
  const { data: versions = [] } = useInfiniteQuery(pageVersionsQuery(division, pageId));
  const [shown, setShown] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onLook);
  useEffect(() => {
    latest.current = onLook;
  });
  function look(version: number | null, afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setShown(version);
      latest.current(version);
    }, afterMs);
  }
  // The page is as it is now again once the list is closed.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current(null);
    },
    [],
  );
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="last-versions" className="border-line border-t px-2 pt-3">
      <h3 id="last-versions" className="px-2 pb-1 text-label font-medium text-ink-2">
        Versions
      </h3>
      <ul onMouseLeave={() => look(null, 0)}>
        {versions.slice(0, listed).map((version) => (
          <li key={version.version}>
            <button
              type="button"
              className="flex w-full items-start gap-2.5 rounded-control px-2 py-1.5 text-left text-dense outline-none hover:bg-hover focus-visible:ring-2 focus-visible:ring-primary"
              onMouseEnter={() => look(version.version, restMs)}
              onFocus={() => look(version.version, restMs)}
              onBlur={() => look(null, 0)}
              onClick={onVersions}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {nameOf(version)}
                {shown === version.version ? (
                  <span className="block text-label text-primary">Shown now. Nothing is changed.</span>
                ) : null}
              </span>
              <span className="shrink-0 text-ink-2 tabular-nums">
                <DateText at={version.createdAt} form="day" /> {clockTime(new Date(version.createdAt))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {versions.length > listed ? (
        <Button size="row" variant="quiet" onPress={onVersions}>
          All versions
        </Button>
      ) : null}
    </section>
  );
}
