// A shop's icons: of the picture that its owner chose or its logo is, of its mark, or of its initial in its own colours and face.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IconRequest } from "@selvedge/print/brand/icon-picture";
import { iconFile, iconPicture } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import type { Division, Place } from "../../../plugins/tenancy.ts";
import { renditionOf, type StoredRendition } from "../../plumbing/files/index.ts";
import { shopFront } from "../shop-window/index.ts";
import { faceFile } from "./face-files.ts";
import { type IconName, iconSizes } from "./icon-sizes.ts";

type ShopPlace = Place & { division: Division };
type IconFacts = Omit<IconRequest, "sidePx" | "isFull" | "picture"> & { pictureSha256: string };

/** The platform's own mark, which its apps bring, and the ground of it. */
const platformMark = new URL("../../../../../dashboard/dist/favicon.svg", import.meta.url);
const platformGround = "#f7f4ed";

/** What the icons of the host's shop are made from. */
export async function iconFacts(platform: Platform, place: ShopPlace): Promise<IconFacts> {
  const { frame, look } = await shopFront(platform, place, () => {});
  const { favicon, logo } = frame.settings;
  const own = place.kind === "main" ? await readFile(platformMark, "utf8").catch(() => "") : "";
  const mark = own || logo.svg;
  const colour = (key: "primary.color" | "primary.on" | "menu.background.color") => String(look.tokens[key]);
  return {
    ground: own ? platformGround : mark ? colour("menu.background.color") : colour("primary.color"),
    ink: colour("primary.on"),
    mark,
    letter: ([...(logo.text || frame.name)][0] ?? "S").toUpperCase(),
    face: faceFile(look.tokens, "primary.font"),
    pictureSha256: storedIn(`${platform.origins.files}/${place.division.id}/`, favicon || (logo.image?.src ?? "")),
  };
}

/** The hash of a stored picture by its address in the shop's own folder; empty for any other. */
const storedIn = (folder: string, address: string): string =>
  address.startsWith(folder) ? (/\/([0-9a-f]{64})\./.exec(address)?.[1] ?? "") : "";

/** Raise it when the same facts give other pixels. */
const version = 1;

/** The stored icon of the host's shop: favicon.ico, or a PNG by its name. Made once for each of the shop's looks. */
export async function shopIcon(
  platform: Platform,
  place: ShopPlace,
  name: IconName | "favicon",
): Promise<StoredRendition | null> {
  const divisionId = place.division.id;
  const { pictureSha256, ...facts } = await iconFacts(platform, place);
  const hash = createHash("sha256")
    .update(JSON.stringify([facts, pictureSha256]))
    .digest("hex");
  return renditionOf(platform, { divisionId, name: `${name} ${version} ${hash}` }, async () => {
    const picture = pictureSha256
      ? await platform.files.get(divisionId, pictureSha256).catch(() => undefined)
      : undefined;
    return name === "favicon"
      ? { bytes: await iconFile({ ...facts, picture }), mime: "image/x-icon" }
      : { bytes: await iconPicture({ ...facts, picture, ...iconSizes[name] }), mime: "image/png" };
  });
}
