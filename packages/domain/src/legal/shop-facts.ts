/** What a shop's legal texts and help say of it. Empty texts are left out of sentences. */
export interface ShopFacts {
  shopName: string;
  /** Who sells: the company or the person behind the shop. */
  companyName: string;
  addressLines: readonly string[];
  email: string;
  phone: string;
  /** "https://shop.example" */
  origin: string;
}

/** Name, address and contact as one line. */
export const sellerLine = ({ companyName, addressLines, email, phone }: ShopFacts): string =>
  [companyName, ...addressLines.map((line) => line.replace(/,\s*$/, "")), email, phone].filter(Boolean).join(", ");
