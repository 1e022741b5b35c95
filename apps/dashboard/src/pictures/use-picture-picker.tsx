import type { ImageValue } from "@selvedge/pages/props/image";
import type { RichTextPicture } from "@selvedge/ui/rich-text/picture.ts";
import { laterPart } from "@selvedge/ui/routing/later-part";
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from "react";
import type { Artwork } from "../data/reply.ts";
import type { LinkBeside } from "./link-beside.ts";
import { imageOf, pictureOf } from "./picture-of.ts";
import type { PickedPicture } from "./picture-picker.tsx";

export const PicturePicker = laterPart(async () => (await import("./picture-picker.tsx")).PicturePicker);

interface Picked {
  artwork: Artwork;
  /** Its words for people who cannot see it. */
  alt: string;
}

export interface PickedForPage {
  image: ImageValue;
  /** Where it should lead; null where that stays as it is. */
  href: string | null;
}

interface Picker {
  /** Asks for a picture of the shop; null where none is taken. */
  pick: () => Promise<RichTextPicture | null>;
  /** The same, with its sizes. */
  pickImage: () => Promise<ReturnType<typeof imageOf> | null>;
  /** The same, for a place where nothing is read aloud of it, such as an icon: its words are not asked for. */
  pickUnread: () => Promise<ReturnType<typeof imageOf> | null>;
  /** The same, as the artwork that it is. */
  pickArtwork: () => Promise<Picked | null>;
  /**
   * For a page, which cuts it to shapes of its own: with what must stay in it. A product's picture may be taken, too; where a
   * link stands beside it, it is asked whether that product is led to.
   */
  pickForPage: (link: LinkBeside | null) => Promise<PickedForPage | null>;
  /** The same for up to so many at once, each as it is; none where none is taken. */
  pickSeveralForPage: (link: LinkBeside | null, most: number) => Promise<readonly PickedForPage[]>;
  /** To be rendered beside what asks. */
  dialog: ReactNode;
}

type Asked = Pick<ComponentProps<typeof PicturePicker>, "isForPage" | "link" | "most" | "isUnread">;

/** Pictures of the shop's own, chosen in a dialog that is loaded when it is first asked for. */
export function usePicturePicker(): Picker {
  const [asks, setAsks] = useState<Asked | null>(null);
  const answer = useRef<(picked: readonly PickedPicture[]) => void>(() => {});
  const ask = useCallback(
    (what: Asked) =>
      new Promise<readonly PickedPicture[]>((resolve) => {
        answer.current = resolve;
        setAsks(what);
      }),
    [],
  );
  const end = (picked: readonly PickedPicture[]) => {
    setAsks(null);
    answer.current(picked);
  };
  const pickOne = useCallback(
    async (isUnread: boolean) => {
      const [picked] = await ask({ isForPage: false, link: null, most: 1, isUnread });
      const artwork = picked?.choice.artwork;
      return picked && artwork ? { artwork, alt: picked.alt } : null;
    },
    [ask],
  );
  const pickArtwork = useCallback(() => pickOne(false), [pickOne]);
  const pickUnread = useCallback(async () => {
    const picked = await pickOne(true);
    return picked && imageOf(picked.artwork, picked.alt);
  }, [pickOne]);
  const pick = useCallback(async () => {
    const picked = await pickArtwork();
    return picked && pictureOf(picked.artwork, picked.alt);
  }, [pickArtwork]);
  const pickImage = useCallback(async () => {
    const picked = await pickArtwork();
    return picked && imageOf(picked.artwork, picked.alt);
  }, [pickArtwork]);
  const pickSeveralForPage = useCallback(
    async (link: LinkBeside | null, most: number) => (await ask({ isForPage: true, link, most })).map(forPage),
    [ask],
  );
  const pickForPage = useCallback(
    async (link: LinkBeside | null) => (await pickSeveralForPage(link, 1))[0] ?? null,
    [pickSeveralForPage],
  );
  const dialog = asks ? <PicturePicker {...asks} onPick={end} onClose={() => end([])} /> : null;
  return { pick, pickImage, pickUnread, pickArtwork, pickForPage, pickSeveralForPage, dialog };
}

function forPage({ choice, alt, position, isClear, isLinked }: PickedPicture): PickedForPage {
  const { cutout: _, ...image } = choice.image;
  return {
    image: { ...image, altText: alt, position, ...(isClear && { cutout: true }) },
    href: isLinked ? (choice.product?.href ?? null) : null,
  };
}
