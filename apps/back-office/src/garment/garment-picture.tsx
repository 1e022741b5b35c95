import { mockupSvg, placeInView } from "@selvedge/garments/mockup-svg";
import type { Side } from "@selvedge/garments/side";
import type { GarmentView } from "@selvedge/garments/view";
import { viewFiles, viewOf } from "@selvedge/garments/views";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

export interface GarmentPictureProps {
  blankCode: string;
  hex: string;
  side?: string;
  /** The print alone; the bare garment without it. */
  artUrl?: string;
  /** Read aloud; a picture beside its own words is decoration and has none. */
  label?: string;
  className?: string;
}

/** A garment in its real colour with its real print, rendered from the same layers as the mockups. */
export function GarmentPicture({ blankCode, hex, side = "front", artUrl, label, className = "" }: GarmentPictureProps) {
  const clipId = `clip${useId().replaceAll(/[^a-z0-9]/gi, "")}`;
  const view = viewOf(blankCode, side as Side) ?? viewOf(blankCode, "front");
  const silhouette = useSilhouette(view);
  if (!view || !silhouette) return <span className={`block aspect-square ${className}`} />;
  const files = viewFiles(view);
  const svg = mockupSvg(view, hex, artUrl ? placeInView(artOf(view, artUrl), view) : "", {
    silhouette,
    shadowHref: files.shadow,
    highlightHref: files.highlight,
    clipId,
  });
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span
      {...spoken}
      className={`block aspect-square [&>svg]:size-full ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing from our own files; colour and address are checked by mockupSvg and artOf
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** The print over its whole area. Addresses of print files are made by our server from numbers. */
export function artOf({ printArea }: Pick<GarmentView, "printArea">, artUrl: string): string {
  if (!/^\/[\w/.?=&-]+$/.test(artUrl)) return "";
  const href = artUrl.replaceAll("&", "&amp;");
  return `<image href="${href}" width="${printArea.widthMm}" height="${printArea.heightMm}" preserveAspectRatio="none"/>`;
}

/** The text of a view's silhouette; fetched once. */
export function useSilhouette(view: GarmentView | null): string | undefined {
  const { data } = useQuery({
    queryKey: ["silhouette", view?.id],
    queryFn: async () => {
      const answer = await fetch(viewFiles(view!).silhouette);
      if (!answer.ok) throw new Error(`The silhouette ${view?.id} is missing.`);
      return answer.text();
    },
    enabled: view !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
