// What the fields of an address are called where it is.

/** Fields of an address in the order in which a form asks for the ones before the country's own part. */
export type AddressFieldName = "firstName" | "lastName" | "company" | "street" | "street2" | "city" | "state" | "zip";

type Words = Readonly<Partial<Record<AddressFieldName, string>>>;

const usual: Readonly<Record<AddressFieldName, string>> = {
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
  street: "Street and number",
  street2: "Flat, floor or building",
  city: "Town",
  state: "County or region",
  zip: "Postcode",
};

const northAmerican: Words = { street: "Street address", street2: "Apartment, suite or unit", city: "City" };

const byCountry: Readonly<Record<string, Words>> = {
  US: { ...northAmerican, state: "State", zip: "ZIP code" },
  CA: { ...northAmerican, state: "Province", zip: "Postal code" },
  AU: { street2: "Unit or level", city: "Suburb", state: "State" },
  NZ: { city: "Town or city" },
  IE: { state: "County", zip: "Eircode" },
  IT: { state: "Province", zip: "Postcode (CAP)" },
  ES: { state: "Province" },
  RO: { state: "County" },
  JP: { street: "Block and building number", city: "City or ward", state: "Prefecture", zip: "Postal code" },
  HK: { city: "District", state: "Area" },
  SG: { zip: "Postal code" },
};

/** The label of a field; "(optional)" is added by who knows that. */
export const addressWord = (country: string, name: AddressFieldName): string =>
  byCountry[country]?.[name] ?? usual[name];
