// Who buys in the demo world: made-up people at addresses that are towns and streets but no one's address.
import type { Chance } from "./chance.ts";

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zip: string;
}

export interface Customer extends Address {
  readonly email: string;
  readonly phone: string;
}

const firstNames =
  "Morag Elinor Deb Callum Aisha Tom Priyanka Gwen Idris Nadia Fergus Ruth Kwame Beth Owen Zofia Marcus Ffion Hannah Dylan Leila Sean Martha Kofi Isla Ravi Joan Hamish Yusuf Clara Emeka Tess Rory Meera Alfie Sunita Bronwen Jack Nina Eilidh".split(
    " ",
  );
const lastNames =
  "Sinclair Pugh Okonkwo Hartley Rahman Fraser Bevan Novak Whitaker Shah Llewellyn Byrne Adeyemi Marlow Kapoor Stirling Hughes Kowalska Reid Costa Ainsworth Mensah Doyle Patel Grant Farrow Iqbal Sutton Boyd Nakamura Penrose Wills Ahmed Craddock Muir Sandhu Teague Lowry Quinn Ashdown".split(
    " ",
  );

type Town = readonly [city: string, zip: string, streets: string];
const british: readonly Town[] = [
  ["Stromness", "KW16 3AW", "Victoria Street|Ness Road"],
  ["Whitley Bay", "NE26 1AG", "Marine Avenue|Park Road"],
  ["Salford", "M3 5EQ", "Chapel Street|Peel Fold"],
  ["Hay-on-Wye", "HR3 5AE", "Castle Street|Bear Street"],
  ["Bristol", "BS6 5QA", "Cotham Hill|Zetland Road"],
  ["Leith", "EH6 6QW", "Shore Place|Great Junction Street"],
  ["Cardiff", "CF11 9LJ", "Pontcanna Street|Kings Road"],
  ["Ludlow", "SY8 1AA", "Corve Street|Mill Street"],
  ["Falmouth", "TR11 3QR", "Arwenack Street|Killigrew Road"],
  ["Leeds", "LS6 2UE", "Cardigan Road|Brudenell Mount"],
  ["Belfast", "BT9 6AZ", "Lisburn Road|Malone Avenue"],
  ["Norwich", "NR2 4SF", "Unthank Road|Earlham Place"],
  ["Hebden Bridge", "HX7 8ET", "Old Gate|Crown Street"],
  ["Margate", "CT9 1EN", "King Street|Love Lane"],
  ["Oban", "PA34 5NT", "Stafford Street|Albany Street"],
  ["London", "SE15 4QL", "Bellenden Road|Choumert Road"],
  ["London", "E8 3PN", "Dalston Lane|Sandringham Road"],
  ["Sheffield", "S7 1FE", "Abbeydale Road|Machon Bank"],
];

interface Abroad {
  readonly country: string;
  readonly city: string;
  readonly zip: string;
  readonly street: string;
  readonly state: string;
}
const abroad: readonly Abroad[] = [
  { country: "IE", city: "Galway", zip: "H91 E2T8", street: "Dominick Street", state: "" },
  { country: "DE", city: "Hamburg", zip: "20357", street: "Schanzenstraße", state: "" },
  { country: "NL", city: "Utrecht", zip: "3512 JE", street: "Voorstraat", state: "" },
  { country: "FR", city: "Nantes", zip: "44000", street: "Rue de Strasbourg", state: "" },
  { country: "US", city: "Portland", zip: "97214", street: "SE Hawthorne Boulevard", state: "OR" },
];

/** A made-up customer. One in eight lives abroad. */
export function someCustomer(luck: Chance): Customer {
  const [firstName, lastName] = [luck.pick(firstNames), luck.pick(lastNames)];
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const phone = luck.next() < 0.4 ? `+44 7700 900${luck.whole(100, 999)}` : "";
  return { firstName, lastName, email, phone, ...somewhere(luck) };
}

function somewhere(luck: Chance): Omit<Address, "firstName" | "lastName"> {
  if (luck.next() < 0.12) {
    const { street, ...place } = luck.pick(abroad);
    return { ...place, street: `${street} ${luck.whole(2, 140)}` };
  }
  const [city, zip, streets] = luck.pick(british);
  const street = `${luck.whole(2, 140)} ${luck.pick(streets.split("|"))}`;
  return { street, city, state: "", country: "GB", zip };
}

/** Joe, who has an account and comes back. */
export const joe: Customer = {
  firstName: "Joe",
  lastName: "Marsh",
  email: "shopper@selvedge.test",
  phone: "+44 7700 900142",
  street: "14 Wharf Road",
  city: "Bristol",
  state: "",
  country: "GB",
  zip: "BS1 6UD",
};
