// The token of a shop's pixel: stored sealed, opened for each sale, and answered to nobody.
import { type Keyring, openText, type SealedPlace, sealText } from "@selvedge/db/sealing";
import type { DivisionId } from "@selvedge/domain/ids";

const placeOf = (divisionId: DivisionId): SealedPlace => ({
  ...{ table: "division_plugins", row: `${divisionId} facebook-pixel`, column: "sealed_token" },
});

export const sealToken = (keys: Keyring, divisionId: DivisionId, token: string): string =>
  sealText(keys, placeOf(divisionId), token);

/** Throws where the key is not here, or the value was copied from another shop. */
export function openToken(keys: Keyring, divisionId: DivisionId, sealed: string): string {
  const opened = openText(keys, placeOf(divisionId), sealed);
  if (!opened.ok) throw new Error(`The access token of shop ${divisionId} does not open: ${opened.code}.`);
  return opened.text;
}
