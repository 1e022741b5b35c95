import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { FileDrop } from "@selvedge/ui/fields/file-drop";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { UploadList } from "../artworks/upload-list.tsx";
import { useUploads } from "../artworks/use-uploads.ts";
import { loadError } from "../data/failure-text.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useMay, useShop } from "../session/shop.ts";
import { ChosenPicture, cuts, nothingWanted, type Wanted } from "./chosen-picture.tsx";
import { cutPicture } from "./cut-picture.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { type Choice, choiceOf, ownPictures, picturesOnPages, productPictures } from "./picture-sources.ts";

export interface PickedPicture {
  choice: Choice;
  /** Its words for people who cannot see it. */
  alt: string;
  position: Wanted["position"];
  /** The ground of what it is shown on is seen through it. */
  isClear: boolean;
  /** The product that it shows is led to. */
  isLinked: boolean;
}

/** Whether the link beside a picture leads anywhere. */
export type LinkBeside = "empty" | "set";

interface PicturePickerProps {
  /** A page cuts it to its own shapes: what must stay in it is asked for, and products' pictures are offered. */
  isForPage: boolean;
  /** It is asked whether the product that a picture shows is led to: proposed where it leads nowhere yet; null for no question. */
  link: LinkBeside | null;
  onPick: (picked: PickedPicture) => void;
  onClose: () => void;
}

const sources = [
  { id: "own", label: "Your pictures" },
  { id: "products", label: "Products" },
  { id: "pages", label: "On your pages" },
] as const;
type Source = (typeof sources)[number]["id"];

const perPage = 18;
const accepted = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/svg+xml", "image/gif"];

/** The shop's pictures to choose one from, with its words for people who cannot see it. A new one is added in place. */
export function PicturePicker({ isForPage, link, onPick, onClose }: PicturePickerProps) {
  const { id: division } = useShop();
  const mayAdd = useMay("designs.edit");
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [source, setSource] = useState<Source>("own");
  const asked = { search: useDebounced(typed).trim(), page, perPage };
  const own = useQuery({ ...ownPictures(division, asked), enabled: source === "own" });
  const products = useQuery({ ...productPictures(division, asked), enabled: source === "products" });
  const onPages = useQuery({ ...picturesOnPages(division, asked), enabled: source === "pages" });
  const { data, error, isPending, refetch } = { own, products, pages: onPages }[source];
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [wanted, setWanted] = useState<Wanted>(nothingWanted);
  const [isBusy, setBusy] = useState(false);
  const choose = (choice: Choice | null) => {
    setChosen(choice);
    const isClear = choice?.image.cutout === true;
    setWanted({ ...nothingWanted, alt: choice?.image.altText ?? "", isClear, isLinked: link === "empty" });
  };
  const { uploads, send, sendAgain, dismiss } = useUploads(division, (artwork) => choose(choiceOf(artwork)));
  const failure = data ? null : loadError("Your pictures did not load.", error, refetch);

  async function take() {
    if (!chosen) return;
    const { alt, isDecoration, position, cut, isClear } = wanted;
    const ratio = cuts[cut];
    const isLinked = link !== null && wanted.isLinked && chosen.product !== null;
    const picked = { alt: isDecoration ? "" : alt.trim(), position, isClear, isLinked };
    if (ratio === null) return onPick({ ...picked, choice: chosen });
    setBusy(true);
    const [made] = await cutPicture({ name: chosen.name, src: chosen.image.original, ratio, around: position })
      .then((file) => send([file]))
      .catch(() => []);
    setBusy(false);
    const cutFrom = made && { ...choiceOf(made), product: chosen.product };
    if (cutFrom) onPick({ ...picked, position: nothingWanted.position, choice: cutFrom });
    else
      showSnackbar({
        code: "picture cut",
        tone: "failed",
        text: "The picture was not cut. Try again, or use it whole.",
      });
  }
  return (
    <Dialog
      title="Choose a picture"
      width="wide"
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Cutting it"
            isDisabled={chosen === null}
            onPress={() => void take()}
          >
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
                  if (artwork) choose(choiceOf(artwork));
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
        <div className="flex flex-wrap items-center gap-3">
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
          {isForPage ? (
            <Segmented
              label="Which pictures"
              segments={sources}
              value={source}
              onChange={(id) => {
                setSource(id as Source);
                setPage(1);
              }}
            />
          ) : null}
        </div>
        {failure ? <ErrorState {...failure} /> : null}
        <div className={chosen ? "grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]" : ""}>
          <div className="flex min-w-0 flex-col gap-3">
            <PictureGrid
              choices={data?.choices}
              isPending={isPending}
              isSearched={asked.search !== ""}
              isNarrow={chosen !== null}
              chosen={chosen}
              onChoose={choose}
            />
            {data && data.total > perPage ? (
              <Pagination page={page} pageSize={perPage} total={data.total} onPage={setPage} />
            ) : null}
          </div>
          {chosen ? (
            <ChosenPicture
              {...{ choice: chosen, wanted }}
              mayLink={link !== null}
              hasFocus={isForPage}
              mayCut={mayAdd}
              onChange={setWanted}
            />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
