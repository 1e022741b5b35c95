import type { StudioPicture } from "@selvedge/studio/scene/studio-types.ts";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { artworkQuery } from "../artworks/artwork-query.ts";
import { useUploads } from "../artworks/use-uploads.ts";
import type { Artwork, Design } from "../data/reply.ts";

/** The pictures that a design uses and those of its shop that can be placed, with the way to upload more. */
export function useEditorPictures(divisionId: number, design: Design) {
  const { data: listed, isPending } = useQuery(artworkQuery(divisionId, { perPage: 100 }));
  const { uploads, send, dismiss } = useUploads(divisionId, showKnown);
  const placeable = useMemo(() => (listed?.data ?? []).map(pictureOf), [listed]);
  const [taken, setTaken] = useState<readonly StudioPicture[]>([]);
  const pictures = useMemo(
    () => withUsed(placeable, [...taken, ...design.assets.map(pictureOfAsset)]),
    [placeable, taken, design.assets],
  );
  const origins = useMemo(
    () => [...new Set(pictures.map(({ href }) => new URL(href, location.href).origin))],
    [pictures],
  );
  const upload = async (files: readonly File[]) => {
    const fresh = (await send(files)).map(pictureOf);
    setTaken((known) => [...known, ...fresh]);
    return fresh;
  };
  return { pictures, placeable, isPending, origins, uploads, upload, dismiss };
}

const showKnown = ({ name }: Artwork) =>
  showSnackbar({ code: "known artwork", text: `You already have this one: ${name}` });

const pictureOf = (artwork: Artwork): StudioPicture => ({
  sha256: artwork.sha256,
  name: artwork.name,
  mime: artwork.mime,
  widthPx: artwork.widthPx,
  heightPx: artwork.heightPx,
  hasAlpha: artwork.hasAlpha,
  href: artwork.previewUrl,
  thumbUrl: artwork.thumbUrl,
});

const pictureOfAsset = ({ previewUrl, ...asset }: Design["assets"][number]): StudioPicture => ({
  ...asset,
  href: previewUrl,
  thumbUrl: previewUrl,
});

/** What can be placed, and what the design holds that is not on the list. */
function withUsed(placeable: readonly StudioPicture[], used: readonly StudioPicture[]): readonly StudioPicture[] {
  const bySha = new Map([...used, ...placeable].map((picture) => [picture.sha256, picture]));
  return [...bySha.values()];
}
