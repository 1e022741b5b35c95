import { Button } from "@selvedge/ui/actions/button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { FileDrop } from "@selvedge/ui/fields/file-drop";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { artworkQuery } from "../artworks/artwork-query.ts";
import { UploadList } from "../artworks/upload-list.tsx";
import { useUploads } from "../artworks/use-uploads.ts";
import { loadError } from "../data/failure-text.ts";
import type { Artwork } from "../data/reply.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useMay, useShop } from "../session/shop.ts";

interface PicturePickerProps {
  onPick: (artwork: Artwork, alt: string) => void;
  onClose: () => void;
}

const perPage = 18;
const accepted = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/svg+xml", "image/gif"];

/** The shop's pictures to choose one from, with its words for people who cannot see it. A new one is added in place. */
export function PicturePicker({ onPick, onClose }: PicturePickerProps) {
  const { id: division } = useShop();
  const mayAdd = useMay("designs.edit");
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const search = useDebounced(typed).trim();
  const { data, error, isPending, refetch } = useQuery(artworkQuery(division, { search, page, perPage }));
  const [chosen, setChosen] = useState<Artwork | null>(null);
  const [alt, setAlt] = useState("");
  const { uploads, send, sendAgain, dismiss } = useUploads(division, setChosen);
  const failure = data ? null : loadError("Your pictures did not load.", error, refetch);
  return (
    <Dialog
      title="Choose a picture"
      width="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={chosen === null} onPress={() => chosen && onPick(chosen, alt.trim())}>
            Use this picture
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {mayAdd ? (
          <div>
            <FileDrop
              label="Add one"
              accept={accepted}
              acceptWords="Drop a file here, or choose it. PNG, JPEG, WebP, AVIF, GIF or SVG, up to 50 MB."
              onFiles={(files) =>
                void send(files).then(([artwork]) => {
                  if (artwork) setChosen(artwork);
                })
              }
            />
            <UploadList
              uploads={uploads}
              onAgain={(upload) => void sendAgain(upload)}
              onDismiss={dismiss}
              goOn={() => null}
            />
          </div>
        ) : null}
        <SearchBox
          label="Search pictures"
          placeholder="Search by name"
          className="w-72 max-md:w-full"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        {failure ? <ErrorState {...failure} /> : null}
        {isPending ? <Skeleton className="h-48 w-full" /> : null}
        {data ? (
          <ListBox
            aria-label="Your pictures"
            layout="grid"
            selectionMode="single"
            items={data.data}
            selectedKeys={chosen ? [chosen.id] : []}
            onSelectionChange={(keys) => {
              const [key] = [...(keys as Set<number>)];
              setChosen(data.data.find(({ id }) => id === key) ?? null);
            }}
            className="grid max-h-80 grid-cols-3 gap-2 overflow-y-auto p-1 outline-none sm:grid-cols-4 md:grid-cols-6"
            renderEmptyState={() => (
              <EmptyState icon={Images} title={search ? "No matching pictures" : "No pictures yet"}>
                {search ? "Try another part of the name." : "Add one above, for example a photo of your work."}
              </EmptyState>
            )}
          >
            {(artwork) => (
              <ListBoxItem
                textValue={artwork.name}
                className="flex cursor-default flex-col gap-1 rounded-control border border-line p-1.5 outline-none data-focus-visible:ring-focus data-selected:border-primary data-selected:bg-primary-tint"
              >
                <img
                  src={artwork.thumbUrl}
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full rounded-mark bg-mock object-contain"
                />
                <span className="truncate text-label">{artwork.name}</span>
              </ListBoxItem>
            )}
          </ListBox>
        ) : null}
        {data && data.meta.total > perPage ? (
          <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={setPage} />
        ) : null}
        {chosen ? (
          <TextField
            label={`What “${chosen.name}” shows`}
            countTo={300}
            value={alt}
            onChange={setAlt}
            hint="Read aloud to people who cannot see it. Leave it empty if it only decorates."
          />
        ) : null}
      </div>
    </Dialog>
  );
}
