import { storedFileAddress, withFileAddresses } from "@selvedge/domain/files/stored-file";
import { toMajor } from "@selvedge/domain/money/money";
import { fileAddress, imageSizes } from "../files/index.ts";
import { isListed, type WiredRow, type WireWord } from "./model.ts";
import type { ModelQuery } from "./model-query.ts";
import type { FoundRow } from "./read-rows.ts";

type Platform = WiredRow["platform"];

/** A found row as the call answers it: its key as `id`, and each attribute in its wire form. */
export function presentRow(
  platform: Platform,
  { model, attributes }: ModelQuery,
  row: FoundRow,
): Record<string, unknown> {
  const { key, divisionId, currency } = row;
  const wired = { key, divisionId, currency, platform };
  const shown: Record<string, unknown> = { id: key };
  for (const name of attributes) {
    const wire = isListed(model) ? undefined : model.attributes[name]!.as;
    const stored = row.attributes[name] ?? null;
    shown[name] = typeof wire === "function" ? wire(stored, wired) : inWords(wire, stored, wired);
  }
  return shown;
}

/** null stays null in every form; the functions decide for themselves. */
const inWords = (wire: WireWord | undefined, stored: unknown, row: WiredRow): unknown =>
  stored === null || wire === undefined ? stored : wires[wire](stored, row);

const wires: Record<WireWord, (stored: unknown, row: WiredRow) => unknown> = {
  money: (stored, { currency }) => toMajor(Number(stored), currency),
  file: (stored, { platform, divisionId }) =>
    stored === "" || divisionId === null ? null : fileAddress(platform.origins, divisionId, String(stored)),
  sizes: (stored, { platform, divisionId }) =>
    divisionId === null ? {} : imageSizes(platform.origins, divisionId, stored as Record<string, string>),
  path: (stored, { platform }) =>
    typeof stored === "string" ? addressOf(stored, platform) : withAddresses(stored, platform),
  instant: (stored) => (stored instanceof Date ? stored : new Date(String(stored))).toISOString(),
};

/** An empty text names no picture; a text that is no stored picture's name is an address already. */
const addressOf = (stored: string, { origins }: Platform): string | null =>
  stored === "" ? null : (storedFileAddress(stored, origins.files) ?? stored);

const withAddresses = (stored: unknown, { origins }: Platform): unknown => withFileAddresses(stored, origins.files);
