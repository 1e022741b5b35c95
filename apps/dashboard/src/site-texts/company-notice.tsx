import type { companyFields } from "@selvedge/domain/shops/company";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { useQuery } from "@tanstack/react-query";
import { useMay, useShop } from "../session/shop.ts";
import { companyQuery } from "./site-texts-query.ts";

export const companyWords: Readonly<Record<(typeof companyFields)[number], string>> = {
  legalName: "the company's name",
  companyNumber: "the company number",
  vatNumber: "the VAT number",
  email: "an email address",
  phone: "a phone number",
  street: "the street",
  city: "the town",
  zip: "the postcode",
  country: "the country",
};

/** What the law asks a seller to say and the shop has not said yet, with the way to where it is said. */
export function CompanyNotice() {
  const shop = useShop();
  const mayEdit = useMay("shop.edit");
  const { data: company } = useQuery(companyQuery(shop.id));
  if (!company) return null;
  const toSettings = (words: string) =>
    mayEdit ? (
      <LinkButton href="/settings/company" size="dense">
        {words}
      </LinkButton>
    ) : null;
  if (company.missing.length > 0)
    return (
      <div className="mb-4">
        <Notice
          tone="warning"
          title="Your legal texts do not say all that they must"
          actions={toSettings("Fill it in")}
        >
          Still missing: {listed.format(company.missing.map((field) => companyWords[field]))}. The law asks every seller
          to say who they are.
        </Notice>
      </div>
    );
  if (company.vatNumber) return null;
  return (
    <div className="mb-4">
      <Notice title="They name no VAT number" actions={toSettings("Add it")}>
        That is right if you are not registered for VAT.
      </Notice>
    </div>
  );
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
