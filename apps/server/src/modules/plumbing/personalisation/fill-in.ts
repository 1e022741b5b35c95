import { randomUUID } from "node:crypto";
import { withDivision } from "@selvedge/db/with-division";
import { normalScene } from "@selvedge/design/canonical-scene";
import type { Scene, Side } from "@selvedge/design/scene";
import type { DivisionId } from "@selvedge/domain/ids";
import { chargeOf, checkValues, type TypedValues, wordsOf } from "@selvedge/domain/personalisation/check-values";
import type { LineTexts } from "@selvedge/domain/personalisation/line-texts";
import type { Personalisation, PersonalValues } from "@selvedge/domain/personalisation/template";
import { viewOf } from "@selvedge/garments/views";
import { renderMockup } from "@selvedge/print/process/rendering";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { insertFile, loadAssetsOf, storeBytes } from "../files/index.ts";
import { sceneHashOf } from "./scene-hash.ts";
import { type TemplateRow, templateOf } from "./template-row.ts";

/** A product as far as its texts are concerned, in the colour that was chosen. */
export interface WrittenOn {
  blankCode: string;
  scene: Scene;
  template: TemplateRow | null;
  hex: string;
}

export interface FilledIn {
  /** The basket's key of the line: every filled-in piece is a line of its own. */
  key: string;
  texts: LineTexts;
  scene: Scene;
}

/** What has to be ticked: texts are printed as typed, and such a piece does not come back for change of mind. */
export const readTwice = "Read it twice, then tick the box: it is printed as you typed it.";

/**
 * What a shopper typed as a line of its own: checked by field, set into the design, and rendered as the picture that the
 * shopper is shown. Throws validation with a message for each wrong field.
 */
export async function fillIn(
  platform: Platform,
  divisionId: DivisionId,
  { blankCode, scene, template: row, hex }: WrittenOn,
  { read, ...typed }: TypedValues,
): Promise<FilledIn> {
  if (!row)
    throw new Refusal("validation", { message: "Nothing can be written on this any more. Load the page again." });
  const template = templateOf(row);
  const values = valuesOf(template, typed, read === "yes");
  // Fonts are read once somebody types.
  const { lineScene } = await import("@selvedge/print/texts/line-scene");
  const { scene: written, tooLong } = await lineScene(scene, template, values);
  const own = normalScene(written);
  if (tooLong.length > 0)
    refuse(Object.fromEntries(tooLong.map((key) => [key, "This is too long to be readable. Make it shorter."])));
  const side = template.fields.find(({ key }) => values.texts[key])!.place.side;
  const texts = {
    templateId: row.id,
    values,
    words: wordsOf(template, values),
    chargeMinor: chargeOf(template, values),
    sceneHash: sceneHashOf(own),
    proofSha256: await storeProof(platform, divisionId, { blankCode, scene: own, side, hex }),
  };
  return { key: `t${randomUUID()}`, texts, scene: own };
}

function valuesOf(template: Personalisation, typed: TypedValues, isRead: boolean): PersonalValues {
  const checked = checkValues(template, typed);
  const errors = { ...(checked.ok ? {} : checked.errors), ...(isRead ? {} : { read: readTwice }) };
  if (!checked.ok || !isRead) refuse(errors);
  return checked.values;
}

function refuse(errors: Readonly<Record<string, string>>): never {
  const byField = Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]));
  throw new Refusal("validation", { message: Object.values(errors)[0]!, errors: byField });
}

const proofWidthPx = 480;

async function storeProof(
  platform: Platform,
  divisionId: DivisionId,
  { blankCode, scene, side, hex }: { blankCode: string; scene: Scene; side: Side; hex: string },
): Promise<string> {
  const view = viewOf(blankCode, side);
  if (!view) throw new Error(`${blankCode} has no picture of its ${side}`);
  const loadAsset = loadAssetsOf(platform, divisionId);
  const rendered = await renderMockup({ view, hex, scene, side, loadAsset, widthsPx: [proofWidthPx] });
  if (!rendered.ok) throw new Error(`a piece with texts could not be rendered: ${rendered.code}`);
  const { bytes } = rendered.images[0]!;
  const sha256 = await storeBytes(platform.files, divisionId, bytes);
  await withDivision(platform.pools.web, divisionId, (db) =>
    insertFile(db, divisionId, { sha256, mime: "image/webp", sizeBytes: bytes.length, isPublic: true }),
  );
  return sha256;
}
