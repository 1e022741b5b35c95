import { countOf, type PageDiff, pageDiff } from "@selvedge/pages/diff/page-diff";
import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { cx } from "@selvedge/ui/class-names.ts";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useNow } from "@selvedge/ui/words/use-now";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowLeft, Bookmark, RotateCcw } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { audienceQuery, type Page, pageVersionsQuery, type ShownVersions } from "../../pages/pages-query.ts";
import type { PageEditing } from "../../pages/use-page-session.ts";
import { useMay, useShop } from "../../session/shop.ts";
import { BLOCK_TYPES } from "../block-words.ts";
import { ChangesList } from "../publish/changes-list.tsx";
import { ChangeBar } from "./change-bar.tsx";
import { placeOf } from "./change-marks.ts";
import { type Side, useSide } from "./compared.ts";
import { ComparedPages, type Layout } from "./compared-pages.tsx";
import { firstSides } from "./first-sides.ts";
import { NameDialog } from "./name-dialog.tsx";
import { sameBlocks } from "./same-blocks.ts";
import { useVersionMoves } from "./use-version-moves.ts";
import type { Led } from "./version-frame.tsx";
import type { NamedVersion } from "./version-list.tsx";
import { VersionPane } from "./version-pane.tsx";
import { sentenceName } from "./version-words.ts";

interface VersionsScreenProps {
  page: Page;
  editing: PageEditing;
  shown: ShownVersions;
  onShow: (shown: ShownVersions) => void;
  onClose: () => void;
}

/** Every kept state of the page, two of them beside each other, what is different, and the way back to any of them. */
export function VersionsScreen({ page, editing, shown, onShow, onClose }: VersionsScreenProps) {
  const shop = useShop();
  const mayEdit = useMay("pages.edit");
  const { doc } = editing;
  const moves = useVersionMoves(page.id, editing);
  const { data: versions } = useInfiniteQuery(pageVersionsQuery(shop.id, page.id));
  const { data: listed } = useInfiniteQuery(pageVersionsQuery(shop.id, page.id, shown));
  const now = useNow();
  const { data: audience } = useQuery(audienceQuery(shop.id));
  const [chosen, setSides] = useState<Record<"a" | "b", Side> | null>(null);
  const sides = chosen ?? firstSides(page, versions ?? null);
  const [view, setView] = useState<Layout | "words">(() => (innerWidth < 900 ? "words" : "beside"));
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const [naming, setNaming] = useState<NamedVersion | "draft" | null>(null);
  const a = useSide(page.id, sides.a, doc);
  const b = useSide(page.id, sides.b, doc);
  const diff = useMemo(() => (a.doc && b.doc ? pageDiff(a.doc, b.doc, BLOCK_TYPES) : null), [a.doc, b.doc]);
  const same = useMemo(() => (diff && a.doc && b.doc ? sameBlocks(diff, a.doc, b.doc) : []), [diff, a.doc, b.doc]);
  const compared = [a.doc, b.doc].filter((each) => each !== null);
  const pages = useRef<Led>(null);
  const isCompared = sides.a !== sides.b;
  const folded = useMemo(() => (isOnlyDifferent && isCompared ? same : []), [isOnlyDifferent, isCompared, same]);
  const wordsOf = (side: Side) =>
    side === "draft" ? "the draft" : sentenceName([...(versions ?? []), ...(listed ?? [])], side, now);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelectorAll("[role=dialog]").length === 1) onClose();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [onClose]);

  return (
    <div role="dialog" aria-label="Versions" className="fixed inset-0 z-20 flex flex-col bg-sunken">
      <header className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2">
        <Button size="dense" icon={ArrowLeft} autoFocus onPress={onClose}>
          <span className="sr-only">Back to the editor</span>
        </Button>
        <h1 className="truncate font-medium max-md:flex-1">
          {page.name} <span className="font-normal text-ink-2">Versions</span>
        </h1>
        <div className="mx-auto max-md:order-last max-md:mx-0 max-md:basis-full">
          <Segmented
            label="How they are compared"
            value={view}
            onChange={(id) => setView(id as typeof view)}
            segments={[
              { id: "beside", label: "Side by side" },
              { id: "over", label: "One over the other" },
              { id: "words", label: "As words" },
            ]}
          />
        </div>
        <Button size="dense" icon={Bookmark} isDisabled={!mayEdit} onPress={() => setNaming("draft")}>
          <span className="max-md:sr-only">Name the draft</span>
        </Button>
        <Button
          size="dense"
          variant="primary"
          icon={RotateCcw}
          isDisabled={!mayEdit || sides.a === "draft" || !a.doc}
          onPress={() => a.doc && moves.goBack(a.doc, wordsOf(sides.a)) && onClose()}
        >
          Go back to A
        </Button>
      </header>
      <div className="grid min-h-0 flex-1 max-md:grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[288px_minmax(0,1fr)]">
        <aside
          aria-label="Versions"
          className="min-h-0 overflow-y-auto border-line bg-surface max-md:max-h-80 max-md:border-b md:border-r"
        >
          <button
            type="button"
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
            className="flex min-h-11 w-full items-center gap-2 px-4 text-left text-dense outline-none focus-visible:ring-focus focus-visible:ring-inset md:hidden"
          >
            <span className="min-w-0 flex-1 truncate">
              A is {wordsOf(sides.a)}, B is {wordsOf(sides.b)}
            </span>
            <span className="font-medium text-primary">{isListOpen ? "Done" : "Choose"}</span>
          </button>
          <div className={cx(!isListOpen && "max-md:hidden")}>
            <VersionPane
              {...{ page, shown, onShow, sides, mayEdit }}
              onSide={(side, version) => setSides({ ...sides, [side]: version })}
              onName={setNaming}
            />
          </div>
        </aside>
        <main className="flex min-h-0 flex-col gap-3 overflow-y-auto p-4">
          {isCompared && diff ? (
            <ChangeBar
              key={`${sides.a} ${sides.b}`}
              diff={diff}
              onGoTo={view === "words" ? null : (uid) => pages.current?.scrollTo(placeOf(uid, compared))}
              folding={
                view === "words" ? null : { same: same.length, isOn: isOnlyDifferent, onChange: setOnlyDifferent }
              }
            />
          ) : null}
          {view !== "words" ? (
            <ComparedPages
              {...{ sides, wordsOf, folded }}
              layout={view}
              ref={pages}
              pageId={page.id}
              rev={doc.rev}
              diff={isCompared ? diff : null}
            />
          ) : (
            <section aria-label="Differences" className="rounded-card border border-line bg-surface p-4">
              {a.error || b.error ? (
                <ErrorState title="A version did not load." onRetry={() => (a.error ? a.retry() : b.retry())} />
              ) : (
                <Differences diff={diff} isCompared={isCompared} timeZone={audience?.timeZone} />
              )}
            </section>
          )}
        </main>
      </div>
      {naming ? (
        <NameDialog
          title={naming === "draft" ? "Name the draft as it is now" : "Name this version"}
          hint="It is kept under this name, and you can go back to it at any time."
          name={naming === "draft" ? "" : naming.note}
          onName={(to) => moves.name(naming, to)}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </div>
  );
}

interface DifferencesProps {
  diff: PageDiff | null;
  isCompared: boolean;
  timeZone: string | undefined;
}

function Differences({ diff, isCompared, timeZone }: DifferencesProps) {
  if (!isCompared) return <p>Choose two of them: one as A, one as B.</p>;
  if (!diff) return <Skeleton className="h-32 w-full" />;
  if (countOf(diff) === 0) return <p>They are the same.</p>;
  return <ChangesList diff={diff} {...(timeZone && { timeZone })} />;
}
