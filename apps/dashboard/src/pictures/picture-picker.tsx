import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { FileDrop } from "@selvedge/ui/fields/file-drop";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useRef, useState } from "react";
import { UploadList } from "../artworks/upload-list.tsx";
import { useUploads } from "../artworks/use-uploads.ts";
import { loadError } from "../data/failure-text.ts";
import type { Artwork } from "../data/reply.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useMay, useShop } from "../session/shop.ts";
import { ChosenPicture, cuts, isSilent, nothingWanted, type Wanted } from "./chosen-picture.tsx";
import { ChosenPictures } from "./chosen-pictures.tsx";
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
  /** So many may be chosen; of more than one, each is taken as it is. */
  most: number;
  onPick: (picked: readonly PickedPicture[]) => void;
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

/** Where pictures for a page were looked for last. */
let lastSource: Source = "own";

/**
 * The shop's pictures to choose one or several from, with its words for people who cannot see it. A new one is added in place.
 */
export function PicturePicker({ isForPage, link, most, onPick, onClose }: PicturePickerProps) {
  const { id: division } = useShop();
  const mayAdd = useMay("designs.edit");
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [source, setSource] = useState<Source>(isForPage ? lastSource : "own");
  const asked = { search: useDebounced(typed).trim(), page, perPage };
  const { data, error, isPending, isPlaceholderData, refetch } = usePicturesIn(source, division, asked);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const one = most === 1 ? (chosen[0] ?? null) : null;
  const [wanted, setWanted] = useState<Wanted>(nothingWanted);
  const [isBusy, setBusy] = useState(false);
  const [isUnsaid, setUnsaid] = useState(false);
  const details = useRef<HTMLDivElement>(null);
  const choose = (choices: readonly Choice[]) => {
    setChosen(choices);
    const image = choices[0]?.image;
    const isClear = image?.cutout === true;
    setWanted({ ...nothingWanted, alt: image?.altText ?? "", isClear, isLinked: link === "empty" });
  };
  const add = (artwork: Artwork) =>
    most === 1 ? choose([choiceOf(artwork)]) : setChosen((now) => [...now, choiceOf(artwork)].slice(0, most));
  const { uploads, send, sendAgain, dismiss } = useUploads(division, add);
  const failure = data ? null : loadError("Your pictures did not load.", error, refetch);

  async function take() {
    if (!one) return onPick(chosen.map((choice) => asItIs(choice, link)));
    if (isSilent(wanted)) {
      setUnsaid(true);
      details.current?.querySelector("textarea")?.focus();
      return;
    }
    const { alt, isDecoration, position, cut, isClear } = wanted;
    const ratio = cuts[cut];
    const isLinked = link !== null && wanted.isLinked && one.product !== null;
    const picked = { alt: isDecoration ? "" : alt.trim(), position, isClear, isLinked };
    if (ratio === null) return onPick([{ ...picked, choice: one }]);
    setBusy(true);
    const [made] = await cutPicture({ name: one.name, src: one.image.original, ratio, around: position })
      .then((file) => send([file]))
      .catch(() => []);
    setBusy(false);
    const cutFrom = made && { ...choiceOf(made), product: one.product };
    if (cutFrom) onPick([{ ...picked, position: nothingWanted.position, choice: cutFrom }]);
    else
      showSnackbar({
        code: "picture cut",
        tone: "failed",
        text: "The picture was not cut. Try again, or use it whole.",
      });
  }
  return (
    <Dialog
      title={most === 1 ? "Choose a picture" : "Choose pictures"}
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
            isDisabled={chosen.length === 0}
            onPress={() => void take()}
          >
            {most === 1 ? "Use this picture" : addWords(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {mayAdd ? (
          <AddPicture
            uploads={uploads}
            onFiles={(files) => void send(files).then(([artwork]) => artwork && add(artwork))}
            onAgain={(upload) => void sendAgain(upload)}
            onDismiss={dismiss}
          />
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
                lastSource = id as Source;
                setSource(lastSource);
                setPage(1);
              }}
            />
          ) : null}
        </div>
        {failure ? <ErrorState {...failure} /> : null}
        <div ref={details} className={chosen.length > 0 ? "grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]" : ""}>
          <div className="flex min-w-0 flex-col gap-3">
            <PictureGrid
              choices={data?.choices}
              isPending={isPending}
              isSearched={asked.search !== ""}
              isNarrow={chosen.length > 0}
              isStale={isPlaceholderData || asked.search !== typed.trim()}
              chosen={chosen}
              most={most}
              onChoose={choose}
            />
            {data && data.total > perPage ? (
              <Pagination page={page} pageSize={perPage} total={data.total} onPage={setPage} />
            ) : null}
          </div>
          {most > 1 && chosen.length > 0 ? <ChosenPictures choices={chosen} most={most} onChange={setChosen} /> : null}
          {one ? (
            <ChosenPicture
              {...{ choice: one, wanted, isUnsaid }}
              mayLink={link !== null}
              hasFocus={isForPage}
              mayCut={mayAdd}
              onChange={setWanted}
              onChoice={(choice) => {
                setChosen([choice]);
                if (wanted.alt === one.image.altText) setWanted({ ...wanted, alt: choice.image.altText });
              }}
            />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

/** The pictures of the source that is shown; the others are not asked for. */
function usePicturesIn(source: Source, division: number, asked: Parameters<typeof ownPictures>[1]) {
  const own = useQuery({ ...ownPictures(division, asked), enabled: source === "own" });
  const products = useQuery({ ...productPictures(division, asked), enabled: source === "products" });
  const pages = useQuery({ ...picturesOnPages(division, asked), enabled: source === "pages" });
  return { own, products, pages }[source];
}

/** As the picker would take it alone when nothing is said of it: with its own words, whole, and leading to what it shows. */
const asItIs = (choice: Choice, link: LinkBeside | null): PickedPicture => ({
  choice,
  alt: choice.image.altText,
  position: nothingWanted.position,
  isClear: choice.image.cutout === true,
  isLinked: link !== null && choice.product !== null,
});

const addWords = (count: number): string =>
  count === 0 ? "Add them" : count === 1 ? "Add 1 picture" : `Add ${count} pictures`;

interface AddPictureProps extends Pick<ComponentProps<typeof UploadList>, "uploads" | "onAgain" | "onDismiss"> {
  onFiles: (files: readonly File[]) => void;
}

const AddPicture = ({ onFiles, ...uploads }: AddPictureProps) => (
  <div>
    <FileDrop
      label="Add one"
      accept={accepted}
      acceptWords="Drop a file here, or choose it. PNG, JPEG, WebP, AVIF, GIF or SVG, up to 50 MB."
      onFiles={onFiles}
    />
    <UploadList {...uploads} goOn={() => null} />
  </div>
);
