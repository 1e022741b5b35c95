import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Bookmark, History } from "lucide-react";
import { loadError } from "../../data/failure-text.ts";
import { type Page, pageVersionsQuery, type ShownVersions } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";
import type { Side } from "./compared.ts";
import { DraftRow, type NamedVersion, VersionList } from "./version-list.tsx";

interface VersionPaneProps {
  page: Page;
  shown: ShownVersions;
  onShow: (shown: ShownVersions) => void;
  sides: Record<"a" | "b", Side>;
  mayEdit: boolean;
  onSide: (side: "a" | "b", version: Side) => void;
  onName: (version: NamedVersion | "draft") => void;
}

const segments: { id: ShownVersions; label: string }[] = [
  { id: "all", label: "All" },
  { id: "published", label: "Published" },
  { id: "named", label: "Named" },
];

const empty: Record<ShownVersions, { title: string; words: string }> = {
  all: {
    title: "No versions yet",
    words: "What you write is saved here as you go on, with each publishing and each draft that you name.",
  },
  published: {
    title: "Not published yet",
    words: "Choose Review and publish in the editor. Each publishing is kept here.",
  },
  named: {
    title: "Nothing has a name yet",
    words: "Name the draft before a larger change, or use the pencil beside a version: then it is found here.",
  },
};

/** What was kept of the page, all of it or some, and the two that are compared. */
export function VersionPane({ page, shown, onShow, sides, mayEdit, onSide, onName }: VersionPaneProps) {
  const shop = useShop();
  const list = useInfiniteQuery(pageVersionsQuery(shop.id, page.id, shown));
  const { data: versions, error, isPending, refetch } = list;
  const failure = versions ? null : loadError("The versions did not load.", error, refetch);
  const none = empty[shown];
  return (
    <>
      <div className="sticky top-0 z-10 bg-surface p-3 pb-0">
        <Segmented
          label="Which versions"
          value={shown}
          segments={segments}
          onChange={(id) => onShow(id as ShownVersions)}
        />
      </div>
      <div className="flex flex-col gap-4 p-3">
        <DraftRow {...{ sides, onSide }} />
        {failure ? <ErrorState {...failure} /> : null}
        {isPending ? <Skeleton className="h-40" /> : null}
        {versions?.length === 0 ? (
          <EmptyState
            icon={shown === "named" ? Bookmark : History}
            title={none.title}
            action={
              shown === "named" && mayEdit ? (
                <Button size="dense" onPress={() => onName("draft")}>
                  Name the draft
                </Button>
              ) : shown === "published" ? (
                <Button size="dense" onPress={() => onShow("all")}>
                  Show all versions
                </Button>
              ) : null
            }
          >
            {none.words}
          </EmptyState>
        ) : null}
        {versions && versions.length > 0 ? (
          <VersionList
            {...{ versions, sides, mayEdit, onSide, onName }}
            liveVersion={page.liveVersion}
            isSeen={page.published}
          />
        ) : null}
        {list.hasNextPage ? (
          <Button
            size="dense"
            busy={list.isFetchingNextPage}
            busyLabel="Loading"
            onPress={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        ) : null}
        {list.isFetchNextPageError ? (
          <p role="alert" className="text-dense text-danger">
            The next versions did not load. Please try again.
          </p>
        ) : null}
      </div>
      <p className="border-t border-line p-3 text-dense text-ink-2">
        What is published or named is kept for good, and the last 100 automatic saves. Going back is a change too: it
        can be undone.
      </p>
    </>
  );
}
