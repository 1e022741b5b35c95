// The picture that a shop's pages are shared with, made of its name, its mark and what it sells most.
import { createHash } from "node:crypto";
import { socialPicture } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import type { Division, Place } from "../../../plugins/tenancy.ts";
import { renditionOf, type StoredRendition } from "../../plumbing/files/index.ts";
import { bestSellers, shopFront } from "../shop-window/index.ts";
import { faceFile } from "./face-files.ts";

const most = 3;
/** Raise it when the same facts give other pixels. */
const version = 1;

/** The stored picture, 1200 × 630 as JPEG; made once for each look and choice of products. */
export async function shopPicture(
  platform: Platform,
  place: Place & { division: Division },
  address: string,
): Promise<StoredRendition | null> {
  const divisionId = place.division.id;
  const [{ frame, look }, sold] = await Promise.all([
    shopFront(platform, place, () => {}),
    bestSellers(platform, place.division),
  ]);
  const { logo } = frame.settings;
  const shown = sold.flatMap(({ image }) => /\/([0-9a-f]{64})\./.exec(image?.original ?? "")?.[1] ?? []).slice(0, most);
  const colour = (key: "page.background.color" | "text.color" | "card.ground.one" | "primary.color") =>
    String(look.tokens[key]);
  const facts = {
    name: logo.text || frame.name,
    address,
    mark: logo.svg,
    headingFace: faceFile(look.tokens, "primary.font"),
    textFace: faceFile(look.tokens, "text.font"),
    isUppercase: look.tokens["heading.transform"] === "uppercase",
    colours: {
      ...{ ground: colour("page.background.color"), ink: colour("text.color") },
      ...{ panel: colour("card.ground.one"), accent: colour("primary.color") },
    },
  };
  const hash = createHash("sha256")
    .update(JSON.stringify([facts, shown]))
    .digest("hex");
  return renditionOf(platform, { divisionId, name: `social ${version} ${hash}` }, async () => {
    const pictures = await Promise.all(shown.map((sha256) => platform.files.get(divisionId, sha256).catch(() => null)));
    return {
      bytes: await socialPicture({ ...facts, pictures: pictures.filter((picture) => picture !== null) }),
      mime: "image/jpeg",
    };
  });
}
