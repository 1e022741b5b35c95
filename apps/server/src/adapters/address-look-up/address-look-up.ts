// Who finds an address by its postcode or by how it begins.

export interface FoundAddress {
  /** What `read` takes. */
  id: string;
  /** "14 Mill Lane, Telford, TF1 1AA" */
  text: string;
}

/** The parts of an address that a form fills in. */
export interface WholeAddress {
  company: string;
  street: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  /** ISO 3166 code of two letters. */
  country: string;
}

export interface AddressLookUp {
  /** At most seven addresses of a country, the likeliest first. null: it cannot be asked now, and the address is typed. */
  find(text: string, country: string): Promise<readonly FoundAddress[] | null>;
  /** An address that was found; null where it is gone, or it cannot be asked now. */
  read(id: string): Promise<WholeAddress | null>;
}

export const mostFound = 7;
