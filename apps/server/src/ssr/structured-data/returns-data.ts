import { withdrawalDays } from "@selvedge/domain/returns/decide-return";

/** Where the right to cancel holds, as the terms of sale say: the United Kingdom and the European Union. */
const countries = "GB AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** MerchantReturnPolicy of every shop, as its terms of sale have it. */
export const returnsData = (): Record<string, unknown> => ({
  "@type": "MerchantReturnPolicy",
  "@id": "#returns",
  applicableCountry: countries,
  returnPolicyCountry: "GB",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: withdrawalDays,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  refundType: "https://schema.org/FullRefund",
  itemDefectReturnFees: "https://schema.org/FreeReturn",
});
