import { createHmac, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";

/** How long a link works, and how long the file is there. */
export const linkMs = 3_600_000;
export const exportMs = 7 * 86_400_000;

export const exportPath = ({ config }: Pick<Platform, "config">, divisionId: DivisionId, id: number): string =>
  join(config.dataDir, "exports", `${divisionId}-${id}.zip`);

const markOf = ({ config }: Pick<Platform, "config">, divisionId: DivisionId, id: number, untilMs: number): string =>
  createHmac("sha256", config.secret).update(`shop export ${divisionId} ${id} ${untilMs}`).digest("base64url");

/** An address that downloads an export until a moment, for whoever has it. */
export function exportUrl(platform: Platform, divisionId: DivisionId, id: number): string {
  const untilMs = platform.now().getTime() + linkMs;
  const mark = markOf(platform, divisionId, id, untilMs);
  return `${platform.origins.main}/shop-exports/${divisionId}/${id}/${untilMs}/${mark}/shop.zip`;
}

interface Asked {
  division: string;
  id: string;
  until: string;
  mark: string;
}

/** The export that an address names; null where it is forged or over. */
export function askedExport(platform: Platform, { division, id, until, mark }: Asked) {
  if (![division, id, until].every((text) => /^\d{1,15}$/.test(text))) return null;
  const key = { divisionId: Number(division) as DivisionId, id: Number(id) };
  const expected = Buffer.from(markOf(platform, key.divisionId, key.id, Number(until)));
  const given = Buffer.from(mark);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(until) >= platform.now().getTime() ? key : null;
}
