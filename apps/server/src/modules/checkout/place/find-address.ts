import type { FoundAddress, WholeAddress } from "../../../adapters/address-look-up/address-look-up.ts";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";

interface Search {
  text: string;
  country: string;
  remoteAddress: string;
}

/** Fewer signs than this fit too much. */
const leastSigns = 3;

/** Addresses that fit what is typed, or why there are none. The address can be typed in any case. Throws tooManyTries. */
export async function findAddresses(
  { pools, addressLookUp }: Platform,
  { text, country, remoteAddress }: Search,
): Promise<{ found: FoundAddress[]; message: string }> {
  if (!addressLookUp) return { found: [], message: "" };
  if (text.trim().length < leastSigns) return { found: [], message: "Type a postcode, or how your address begins." };
  await countTry(pools, limits.addressSearches, remoteAddress);
  const found = await addressLookUp.find(text.trim(), country);
  if (!found) return { found: [], message: "We cannot look addresses up just now. Please type yours below." };
  const message = found.length > 0 ? "" : "We found no address for this. Please type yours below.";
  return { found: [...found], message };
}

/** One that was found; null where it is gone or cannot be asked. Throws tooManyTries. */
export async function readFoundAddress(
  { pools, addressLookUp }: Platform,
  { id, remoteAddress }: { id: string; remoteAddress: string },
): Promise<WholeAddress | null> {
  if (!addressLookUp) return null;
  await countTry(pools, limits.addressSearches, remoteAddress);
  return addressLookUp.read(id);
}
