import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useRef, useState } from "react";
import { UploadList } from "../artworks/upload-list.tsx";
import { useUploads } from "../artworks/use-uploads.ts";
import type { Artwork } from "../data/reply.ts";
import { useMay, useShop } from "../session/shop.ts";
import { ChosenPicture, cuts, isSilent, nothingWanted, type Wanted } from "./chosen-picture.tsx";
import { ChosenPictures } from "./chosen-pictures.tsx";
import { cutPicture } from "./cut-picture.ts";
import type { LinkBeside } from "./link-beside.ts";
import { PictureDrop, UploadButton } from "./picture-drop.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import { PictureSearch } from "./picture-search.tsx";
import { type Choice, choiceOf } from "./picture-sources.ts";
import { usePictureSearch } from "./use-picture-search.ts";

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

interface PicturePickerProps {
  /** A page cuts it to its own shapes: what must stay in it is asked for, and products' pictures are offered. */
  isForPage: boolean;
  /** It is asked whether the product that a picture shows is led to: proposed where it is free; null for no question. */
  link: LinkBeside | null;
  /** Nothing is read aloud of it where it goes, so its words are not asked for. */
  isUnread?: boolean;
  /** So many may be chosen; of more than one, each is taken as it is. */
  most: number;
  onPick: (picked: readonly PickedPicture[]) => void;
  onClose: () => void;
}

/**
 * The shop's pictures to choose one or several from, with its words for people who cannot see it. A new one is added in place.
 */
export function PicturePicker({ isForPage, isUnread = false, link, most, onPick, onClose }: PicturePickerProps) {
  const { id: division } = useShop();
  const mayAdd = useMay("designs.edit");
  const search = usePictureSearch(isForPage);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const one = most === 1 ? (chosen[0] ?? null) : null;
  /** Of several, each stays where it is while they are pressed one after the other. */
  const isBeside = most > 1 || chosen.length > 0;
  const [wanted, setWanted] = useState<Wanted>(nothingWanted);
  const [isBusy, setBusy] = useState(false);
  const [isUnsaid, setUnsaid] = useState(false);
  const [added, setAdded] = useState("");
  const details = useRef<HTMLDivElement>(null);
  const choose = (choices: readonly Choice[]) => {
    setChosen(choices);
    const image = choices[0]?.image;
    const isClear = image?.cutout === true;
    setWanted({ ...nothingWanted, alt: image?.altText ?? "", isClear, isLinked: link === "free" });
  };
  const add = (artwork: Artwork) => {
    setAdded(artwork.name);
    if (most === 1) choose([choiceOf(artwork)]);
    else setChosen((now) => [...now, choiceOf(artwork)].slice(0, most));
  };
  const { uploads, send, sendAgain, dismiss } = useUploads(division, add);
  const upload = (files: readonly File[]) => void send(files).then(([artwork]) => artwork && add(artwork));

  async function take() {
    if (!one) return onPick(chosen.map((choice) => asItIs(choice, link)));
    if (!isUnread && isSilent(wanted)) {
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
      isKept={chosen.length > 0 || uploads.length > 0}
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
      <p role="status" className="sr-only">
        {added ? `“${added}” is added and chosen.` : ""}
      </p>
      <PictureDrop isOff={!mayAdd} onFiles={upload}>
        <div className={cx("flex flex-col gap-3", one && "max-md:hidden")}>
          <PictureSearch
            search={search}
            onFirst={(choice) => most === 1 && choose([choice])}
            upload={mayAdd ? <UploadButton onFiles={upload} /> : null}
          />
        </div>
        <UploadList
          uploads={uploads}
          goOn={() => null}
          onAgain={(upload) => void sendAgain(upload)}
          onDismiss={dismiss}
        />
        {search.failure ? <ErrorState {...search.failure} /> : null}
        <div ref={details} className={isBeside ? "grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]" : ""}>
          <div className={cx("min-w-0", one && "max-md:hidden")}>
            <PictureGrid {...{ search, chosen, most }} isNarrow={isBeside} onChoose={choose} />
          </div>
          {most > 1 ? <ChosenPictures choices={chosen} most={most} onChange={setChosen} /> : null}
          {one ? (
            <Button className="md:hidden" onPress={() => choose([])}>
              Another picture
            </Button>
          ) : null}
          {one ? (
            <ChosenPicture
              {...{ choice: one, wanted, isUnsaid }}
              mayLink={link !== null}
              isRead={!isUnread}
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
      </PictureDrop>
    </Dialog>
  );
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
