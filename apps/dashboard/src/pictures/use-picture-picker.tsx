import type { RichTextPicture } from "@selvedge/ui/rich-text/picture.ts";
import { type ReactNode, useCallback, useRef, useState } from "react";
import type { Artwork } from "../data/reply.ts";
import { imageOf, pictureOf } from "./picture-of.ts";
import { PicturePicker } from "./picture-picker.tsx";

interface Picked {
  artwork: Artwork;
  /** Its words for people who cannot see it. */
  alt: string;
}

interface Picker {
  /** Asks for a picture of the shop; null where none is taken. */
  pick: () => Promise<RichTextPicture | null>;
  /** The same, with its sizes. */
  pickImage: () => Promise<ReturnType<typeof imageOf> | null>;
  /** The same, as the artwork that it is. */
  pickArtwork: () => Promise<Picked | null>;
  /** To be rendered beside what asks. */
  dialog: ReactNode;
}

/** Pictures of the shop's own, chosen in a dialog. */
export function usePicturePicker(): Picker {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(picked: Picked | null) => void>(() => {});
  const ask = useCallback(
    () =>
      new Promise<Picked | null>((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
    [],
  );
  const end = (picked: Picked | null) => {
    setOpen(false);
    answer.current(picked);
  };
  const pick = useCallback(async () => {
    const picked = await ask();
    return picked && pictureOf(picked.artwork, picked.alt);
  }, [ask]);
  const pickImage = useCallback(async () => {
    const picked = await ask();
    return picked && imageOf(picked.artwork, picked.alt);
  }, [ask]);
  const dialog = isOpen ? (
    <PicturePicker onPick={(artwork, alt) => end({ artwork, alt })} onClose={() => end(null)} />
  ) : null;
  return { pick, pickImage, pickArtwork: ask, dialog };
}
