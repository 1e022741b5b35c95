// The states, provinces and counties that an address names, in countries whose post sorts by them. Source: ISO 3166-2.
import { iso31662 } from "iso-3166";

export interface Region {
  /** What is written on the parcel and stored: the short code where the country writes that, else the name. */
  readonly code: string;
  readonly name: string;
}

interface Listing {
  /** Whether the country writes the code ("NY") or the name ("Tokyo"). */
  readonly writes: "code" | "name";
  /** Only what lies inside a larger region: provinces, not autonomous communities. */
  readonly isInner?: true;
  /** What the post knows and the standard does not. */
  readonly more?: readonly Region[];
}

const named = (...names: readonly string[]): Region[] => names.map((name) => ({ code: name, name }));

const listings: Readonly<Record<string, Listing>> = {
  US: {
    writes: "code",
    // Source: USPS Publication 28, military addresses.
    more: [
      { code: "AA", name: "Armed Forces Americas" },
      { code: "AE", name: "Armed Forces Europe" },
      { code: "AP", name: "Armed Forces Pacific" },
    ],
  },
  CA: { writes: "code" },
  AU: { writes: "code" },
  IT: { writes: "code", isInner: true, more: [{ code: "AO", name: "Aosta" }] },
  ES: { writes: "name", isInner: true, more: named("Ceuta", "Melilla") },
  IE: { writes: "name", isInner: true },
  RO: { writes: "name" },
};

/** The standard spells Japan's prefectures in a way that no address uses: "Kagosima". These are as they are written. */
const prefectures =
  "Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba Tokyo Kanagawa Niigata Toyama Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie Shiga Kyoto Osaka Hyogo Nara Wakayama Tottori Shimane Okayama Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa";

const lists = new Map<string, readonly Region[]>([
  ["JP", named(...prefectures.split(" "))],
  ["HK", named("Hong Kong Island", "Kowloon", "New Territories")],
]);

/** The regions to choose from, in the order of their names; none where an address needs no region. */
export function regionsOf(country: string): readonly Region[] {
  const known = lists.get(country);
  if (known) return known;
  const listing = listings[country];
  if (!listing) return [];
  const { writes, isInner = false, more = [] } = listing;
  const standard = iso31662
    .filter(({ code, parent }) => code.startsWith(`${country}-`) && (!isInner || parent !== country))
    .map(({ code, name }) => ({ code: writes === "code" ? code.slice(3) : name, name }));
  const list = [...standard, ...more].sort((a, b) => a.name.localeCompare(b.name, "en"));
  lists.set(country, list);
  return list;
}

/** The region that somebody means by its code or its name, in any case; null for none of them. */
export function findRegion(country: string, text: string): Region | null {
  const plain = text.trim().toLowerCase();
  const isMeant = ({ code, name }: Region) => code.toLowerCase() === plain || name.toLowerCase() === plain;
  return regionsOf(country).find(isMeant) ?? null;
}
