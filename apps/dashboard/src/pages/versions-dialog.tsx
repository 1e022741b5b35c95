import { Button } from "@selvedge/ui/actions/button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { useInfiniteQuery } from "@tanstack/react-query";
import { loadError } from "../data/failure-text.ts";
import { useMay, useShop } from "../session/shop.ts";
import { type PageRow, pageVersionsQuery } from "./pages-query.ts";
import { usePageMoves } from "./use-page-moves.ts";

/** What was kept of a page, with who and when; each can be made the draft again. */
export function VersionsDialog({ page, onClose }: { page: Pick<PageRow, "id" | "name" | "url">; onClose: () => void }) {
  const shop = useShop();
  const mayEdit = useMay("pages.edit");
  const moves = usePageMoves(page);
  const list = useInfiniteQuery(pageVersionsQuery(shop.id, page.id));
  const { data, error, isPending, refetch } = list;
  const failure = data ? null : loadError("The versions did not load.", error, refetch);
  return (
    <Dialog isOpen title={`Versions of “${page.name}”`} width="regular" isBusy={moves.isBusy} onClose={onClose}>
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-32 w-full" /> : null}
      <ul aria-label="Versions" className="-mx-1">
        {data?.map(({ version, by, note, createdAt, kind, folded }, at) => (
          <li
            key={`${version} ${createdAt}`}
            className="flex items-center gap-3 border-line px-1 py-2.5 not-first:border-t"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">
                Version {version}
                {at === 0 ? <span className="font-normal text-ink-2"> · the latest</span> : null}
                {kind === "automatic" ? (
                  <span className="font-normal text-ink-2">
                    {folded.length > 0
                      ? ` · the last of ${folded.length + 1} automatic saves`
                      : " · saved automatically"}
                  </span>
                ) : null}
              </span>
              <span className="block text-dense text-ink-2">
                <DateText at={createdAt} form="spoken" />
                {by ? ` · ${by}` : " · came with the shop"}
                {note ? ` · ${note}` : ""}
              </span>
            </span>
            <Button
              size="dense"
              isDisabled={!mayEdit || moves.isBusy}
              onPress={() => void moves.restoreVersion(version).then((isDone) => isDone && onClose())}
            >
              Make it the draft
            </Button>
          </li>
        ))}
      </ul>
      {data?.length === 0 ? <p className="text-ink-2">Nothing of it was published or named yet.</p> : null}
      {list.hasNextPage ? (
        <Button busy={list.isFetchingNextPage} busyLabel="Loading" onPress={() => void list.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </Dialog>
  );
}
