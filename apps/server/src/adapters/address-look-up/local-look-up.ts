// Finds a few public buildings on a machine without a provider, so that the look-up can be used and seen there.
import { type AddressLookUp, mostFound, type WholeAddress } from "./address-look-up.ts";

/** Street, second line, town, region, postcode, country. */
const buildings: readonly [string, string, string, string, string, string][] = [
  ["Great Russell Street", "The British Museum", "London", "", "WC1B 3DG", "GB"],
  ["Trafalgar Square", "The National Gallery", "London", "", "WC2N 5DN", "GB"],
  ["Cromwell Road", "Victoria and Albert Museum", "London", "", "SW7 2RL", "GB"],
  ["96 Euston Road", "The British Library", "London", "", "NW1 2DB", "GB"],
  ["St Peter's Square", "Central Library", "Manchester", "", "M2 5PD", "GB"],
  ["Liverpool Road", "Science and Industry Museum", "Manchester", "", "M3 4FP", "GB"],
  ["Leopold Street", "City Hall", "Sheffield", "", "S1 2JA", "GB"],
  ["Chambers Street", "National Museum of Scotland", "Edinburgh", "", "EH1 1JF", "GB"],
  ["Cathays Park", "National Museum Cardiff", "Cardiff", "", "CF10 3NP", "GB"],
  ["476 5th Avenue", "New York Public Library", "New York", "NY", "10018", "US"],
  ["10 Art Museum Drive", "Baltimore Museum of Art", "Baltimore", "MD", "21218", "US"],
  ["Kildare Street", "National Museum of Ireland", "Dublin", "Dublin", "D02 FH48", "IE"],
  ["Bodestraße 1", "Neues Museum", "Berlin", "", "10178", "DE"],
  ["Rue de Rivoli", "Musée du Louvre", "Paris", "", "75001", "FR"],
  ["Museumstraat 1", "Rijksmuseum", "Amsterdam", "", "1071 XX", "NL"],
];

const addresses: readonly WholeAddress[] = buildings.map(([street, street2, city, state, zip, country]) => ({
  ...{ company: "", street, street2, city, state, zip, country },
}));

const textOf = ({ street, street2, city, zip }: WholeAddress): string => [street2, street, city, zip].join(", ");
/** Without spaces, signs and accents: "m25pd" is in "M2 5PD". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

export const localLookUp: AddressLookUp = {
  async find(text, country) {
    const wanted = plain(text);
    if (wanted === "") return [];
    return addresses
      .map((address, index) => ({ id: String(index), text: textOf(address), address }))
      .filter(({ address, text: whole }) => address.country === country && plain(whole).includes(wanted))
      .slice(0, mostFound)
      .map(({ id, text: shown }) => ({ id, text: shown }));
  },
  read: async (id) => (/^\d{1,3}$/.test(id) ? (addresses[Number(id)] ?? null) : null),
};
