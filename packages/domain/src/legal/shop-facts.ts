/** What a shop's legal texts and help say of it. Empty texts are left out of sentences. */
export interface ShopFacts {
  shopName: string;
  /** Who sells: the company or the person behind the shop. */
  companyName: string;
  addressLines: readonly string[];
  email: string;
  phone: string;
  companyNumber: string;
  vatNumber: string;
  /** "https://shop.example" */
  origin: string;
}

/** Name, address and contact as one line. */
export const sellerLine = (shop: ShopFacts): string =>
  [
    shop.companyName,
    ...shop.addressLines.map((line) => line.replace(/,\s*$/, "")),
    shop.email,
    shop.phone,
    shop.companyNumber && `company number ${shop.companyNumber}`,
    shop.vatNumber && `VAT number ${shop.vatNumber}`,
  ]
    .filter(Boolean)
    .join(", ");
