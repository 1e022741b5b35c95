import { ArtworkPicture } from "@selvedge/studio/panels/artwork-picture";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { FileDrop } from "@selvedge/ui/fields/file-drop";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { Menu } from "@selvedge/ui/overlays/menu";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Images, Pencil, Shirt, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { artworkQuery } from "../artworks/artwork-query.ts";
import { RenameDialog } from "../artworks/rename-dialog.tsx";
import { UploadList } from "../artworks/upload-list.tsx";
import { useUploads } from "../artworks/use-uploads.ts";
import { api } from "../data/api.ts";
import { failureText, loadError } from "../data/failure-text.ts";
import type { Artwork } from "../data/reply.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useShop } from "../session/shop.ts";

const perPage = 48;
const accepted = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/svg+xml", "image/gif"];

/** The shop's pictures: take in, find, rename, use. */
export function Component() {
  const shop = useShop();
  const { values, page, change } = useListAddress({ search: "" });
  const [typed, setTyped] = useState(values.search);
  const search = useDebounced(typed).trim();
  const { data, error, isPending, refetch } = useQuery(artworkQuery(shop.id, { search, page, perPage }));
  const { uploads, send, sendAgain, dismiss } = useUploads(shop.id);
  const drop = useRef<HTMLDivElement>(null);
  const [renamed, setRenamed] = useState<Artwork | null>(null);
  const failure = data ? null : loadError("Artworks did not load.", error, refetch);
  return (
    <>
      <PageHeader title="Artworks" note="Pictures that you print. The same one can be on many products." />
      <div ref={drop}>
        <FileDrop
          multiple
          label="Add artworks"
          accept={accepted}
          acceptWords="Drop files here, or choose them. PNG, JPEG, WebP, AVIF, GIF or SVG, up to 50 MB each."
          onFiles={send}
        />
      </div>
      <UploadList
        uploads={uploads}
        onAgain={(upload) => void sendAgain(upload)}
        onDismiss={dismiss}
        goOn={() => [...(drop.current?.querySelectorAll("button") ?? [])].at(-1) ?? null}
      />
      <div className="mb-3">
        <SearchBox
          label="Search artworks"
          placeholder="Search by name"
          className="w-72 max-md:w-full"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            change({ search: text.trim() });
          }}
        />
      </div>
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Waiting /> : null}
      {data?.data.length === 0 ? (
        <Card>
          <EmptyState icon={Images} title={search ? "No matching artworks" : "No artworks yet"}>
            {search
              ? "Try another part of its name."
              : "Add a drawing or a photo, for example a PNG with a clear background, 3000 pixels wide or more."}
          </EmptyState>
        </Card>
      ) : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-6">
        {data?.data.map((artwork) => (
          <li key={artwork.id}>
            <ArtworkTile artwork={artwork} division={shop.id} onRename={() => setRenamed(artwork)} />
          </li>
        ))}
      </ul>
      {data && data.meta.total > perPage ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
      <RenameDialog artwork={renamed} division={shop.id} onClose={() => setRenamed(null)} />
    </>
  );
}

function ArtworkTile({ artwork, division, onRename }: { artwork: Artwork; division: number; onRename: () => void }) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [division, "artworks"] });
  const params = { division, id: artwork.id };
  const remove = async () => {
    try {
      await api("DELETE /divisions/{division}/artworks/{id}/", { params });
      showSnackbar({
        code: `deleted ${artwork.id}`,
        text: `${artwork.name} deleted. Designs that use it keep it.`,
        durationMs: 8000,
        undo: () => void api("POST /divisions/{division}/artworks/{id}/restore/", { params }).then(refresh),
      });
    } catch (error) {
      showSnackbar({ code: "artwork", text: failureText(error), tone: "failed" });
    }
    await refresh();
  };
  return (
    <article className="group relative flex flex-col">
      <ArtworkPicture
        src={artwork.thumbUrl}
        alt={artwork.name}
        className="aspect-square w-full rounded-card border border-line p-3"
      />
      <div className="mt-1.5 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-dense font-medium">{artwork.name}</h2>
          <p className="figures text-label text-ink-2">
            {artwork.widthPx} × {artwork.heightPx} px
          </p>
        </div>
        <Menu
          label={`What to do with ${artwork.name}`}
          trigger={<IconButton bare label={`More for ${artwork.name}`} icon={Ellipsis} size="row" />}
          actions={[
            { id: "use", label: "Make a product", icon: Shirt, href: `/products/new?artwork=${artwork.id}` },
            { id: "rename", label: "Rename", icon: Pencil, onAction: onRename },
            { id: "delete", label: "Delete", icon: Trash2, danger: true, onAction: remove },
          ]}
        />
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="aspect-square w-full" />
      ))}
    </div>
  );
}
