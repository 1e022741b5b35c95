// Who is behind a shop: what the law asks a seller to say.

/** Who sells, as stored; empty texts are not said. */
export interface Company {
  legalName: string;
  companyNumber: string;
  vatNumber: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  zip: string;
  /** Two capital letters. */
  country: string;
}

export const companyFields = [
  "legalName",
  "companyNumber",
  "vatNumber",
  "email",
  "phone",
  "street",
  "city",
  "zip",
  "country",
] as const satisfies readonly (keyof Company)[];

/** What every seller has; a company's number and a VAT number only some have. */
const needed = ["legalName", "street", "city", "email"] as const satisfies readonly (keyof Company)[];

/** The fields without which the law's texts are not whole. */
export const missingOf = (company: Company): (keyof Company)[] =>
  needed.filter((field) => company[field].trim() === "");
