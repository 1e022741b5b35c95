import { withDivision } from "@selvedge/db/with-division";
import type { PrintChecks } from "@selvedge/design/ink/print-checks";
import type { Scene, Side } from "@selvedge/design/scene";
import type { DivisionId } from "@selvedge/domain/ids";
import { clothColours } from "@selvedge/garments/cloth-colours";
import { scaleOfPermille } from "@selvedge/garments/print-size";
import type { PrintFileFacts } from "@selvedge/print/print-file";
import { checkPrint, renderPrintFile, verifyPrintFile } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import type { Platform } from "../../../../platform.ts";
import { insertFile, loadAssetsOf, storeBytes } from "../../../plumbing/files/index.ts";
import { requireBlank } from "../costs.ts";
import { printVersion } from "./pictures.ts";

/** What a print file belongs to: one side of a design, at one size. */
export interface WantedPrint {
  divisionId: DivisionId;
  sceneHash: string;
  side: Side;
  /** How many times larger than designed, in thousandths. */
  scalePermille: number;
}

export interface DesignToPrint {
  blankCode: string;
  scene: Scene;
}

export type RenderedPrint = { ok: true; printFileId: number } | { ok: false; text: string };

/**
 * Renders a print file, reads it back as the factory will, and stores it; an existing file is reused, and damaged bytes
 * are replaced. Returns the reason in words when it cannot be rendered and a retry would fail again. Throws when a retry
 * may help.
 */
export async function storePrintFile(
  platform: Platform,
  wanted: WantedPrint,
  { blankCode, scene }: DesignToPrint,
): Promise<RenderedPrint> {
  const blank = requireBlank(blankCode);
  const areaMm = blank.areas[wanted.side];
  if (!areaMm) return { ok: false, text: `${blank.name} cannot be printed on the ${wanted.side}.` };
  const options = { areaMm, scale: scaleOfPermille(blank, wanted.scalePermille) };
  const load = loadAssetsOf(platform, wanted.divisionId);
  const rendered = await renderPrintFile(scene, wanted.side, load, options);
  if (!rendered.ok) return { ok: false, text: faultWords[rendered.code] };
  const checked = await verifyPrintFile(rendered.png, options);
  if (!checked.ok) throw new Error(`a print file of scene ${wanted.sceneHash} did not pass its check: ${checked.code}`);
  const { softShare } = checked;
  const print = { png: rendered.png, softShare, scene, side: wanted.side, areaMm, colours: clothColours(blank) };
  const checks = await checkPrint(print, load);
  const sha256 = await storeBytes(platform.files, wanted.divisionId, rendered.png);
  const facts = { ...checked, sha256, sizeBytes: rendered.png.length, checks };
  return { ok: true, printFileId: await writePrintFile(platform, wanted, facts) };
}

type FaultCode = Extract<Awaited<ReturnType<typeof renderPrintFile>>, { ok: false }>["code"];

const faultWords: Record<FaultCode, string> = {
  nothing_on_side: "There is nothing on this side of the design.",
  no_ink: "The design is completely transparent, so nothing would print.",
  missing_asset: "The file of a picture in the design is gone. Upload it and place it again.",
  unreadable_asset: "The file of a picture in the design cannot be read. Upload it and place it again.",
  too_large: "A picture in the design is too large to print. Make it smaller.",
};

const writePrintFile = (
  { pools }: Platform,
  { divisionId, sceneHash, side, scalePermille }: WantedPrint,
  file: PrintFileFacts & { sizeBytes: number; checks: PrintChecks },
): Promise<number> =>
  withDivision(pools.worker, divisionId, async (db) => {
    const { sha256, sizeBytes } = file;
    await insertFile(db, divisionId, { sha256, mime: "image/png", sizeBytes, isPublic: false });
    const facts = {
      sha256,
      width_px: file.widthPx,
      height_px: file.heightPx,
      dpi: file.dpi,
      size_bytes: sizeBytes,
      ink_coverage: file.inkCoverage,
      checks: JSON.stringify(file.checks),
      verified_at: sql<Date>`now()`,
    };
    const identity = {
      division_id: divisionId,
      scene_hash: sceneHash,
      side,
      scale_permille: scalePermille,
      renderer_version: printVersion,
    };
    const { id } = await db
      .insertInto("print_files")
      .values({ ...identity, ...facts })
      .onConflict((same) => same.columns(Object.keys(identity) as (keyof typeof identity)[]).doUpdateSet(facts))
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
