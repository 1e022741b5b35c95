// The image service: a stored picture in the width, cut and format that an address names. Source: platform-core §9.

import type { DivisionId } from "@selvedge/domain/ids";
import { type ImageRequest, imageParameters, usualImageWidthPx } from "@selvedge/domain/images/image-request";
import { type ImageFormat, readImageRequest } from "@selvedge/domain/images/served-images";
import { renderRendition } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import { mimeOf } from "./mimes.ts";
import { countRenditions, type MadePicture, renditionOf, type StoredRendition } from "./renditions.ts";

export interface WantedImage {
  readonly divisionId: DivisionId;
  /** The stored picture that it is made from. */
  readonly sha256: string;
  readonly format: ImageFormat;
  readonly request: ImageRequest;
}

/** What an address with a query names; null where no such picture is served. */
export function wantedImage(
  file: Pick<WantedImage, "divisionId" | "sha256" | "format">,
  query: string,
): WantedImage | null {
  const request = readImageRequest(query);
  return request && { ...file, request };
}

/** Raise it when the same request gives other pixels. */
const version = 1;
/** No more renditions of one picture are made. Requests beyond that, which no page makes, get the stored picture. */
const mostOfOne = 400;
/** Pictures that this process makes or waits for; beyond it the stored one is answered, which takes no work. */
const mostAtOnce = 64;
const busy = { now: 0 };

/** Its name among the renditions. */
export const nameOfImage = ({ sha256, format, request }: WantedImage): string =>
  `${sha256} ${version} ${format} ${imageParameters(request)}`;

/** What is answered: a picture as requested; "stored" for the stored one in its place; null for what is no picture. */
export type ServedImage = StoredRendition | "stored" | null;

/** The picture as requested, from the cache or made now in the rendering process. */
export async function serveImage(platform: Platform, wanted: WantedImage): Promise<ServedImage> {
  const { divisionId } = wanted;
  try {
    return await renditionOf(platform, { divisionId, name: nameOfImage(wanted) }, () => makeInTurn(platform, wanted));
  } catch (error) {
    if (error instanceof TooMany) return "stored";
    throw error;
  }
}

class TooMany extends Error {}

async function makeInTurn(platform: Platform, wanted: WantedImage): Promise<MadePicture | null> {
  if (busy.now >= mostAtOnce) throw new TooMany();
  busy.now++;
  try {
    if ((await countRenditions(platform, wanted.divisionId, `${wanted.sha256} `)) >= mostOfOne) throw new TooMany();
    return await makeImage(platform, wanted);
  } finally {
    busy.now--;
  }
}

async function makeImage(
  platform: Platform,
  { divisionId, sha256, format, request }: WantedImage,
): Promise<MadePicture | null> {
  const picture = await platform.files.get(divisionId, sha256);
  const made = await renderRendition(picture, { widthPx: usualImageWidthPx, ...request, format });
  return made.ok ? { bytes: made.bytes, mime: mimeOf(format) } : null;
}
