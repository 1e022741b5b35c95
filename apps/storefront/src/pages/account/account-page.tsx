import type { AccountPageData, AccountView } from "@selvedge/contracts/pages/account-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ComponentType } from "react";
import "./account.css";
import { AccountNav } from "./account-nav.tsx";
import { AddressForm } from "./address-form.tsx";
import { Addresses } from "./addresses.tsx";
import { Deletion } from "./deletion.tsx";
import { Details } from "./details.tsx";
import { Mails } from "./mails.tsx";
import { Orders } from "./orders.tsx";
import { RemoveAddress } from "./remove-address.tsx";
import { Unconfirmed } from "./unconfirmed.tsx";

/** What a shop knows of a shopper, in sections of their own. Plain pages and forms: no script changes them. */
export default function AccountPage({ answer: { data } }: { answer: PageAnswer<"account"> }) {
  const Section = sections[data.view.section] as ComponentType<SectionProps>;
  return (
    <div className="page-frame account">
      <AccountNav data={data} />
      <div className="account-section">
        {data.notice ? (
          <p className="notice" role="status">
            {data.notice}
          </p>
        ) : null}
        <Section data={data} view={data.view} />
      </div>
    </div>
  );
}

export interface SectionProps<Name extends AccountView["section"] = AccountView["section"]> {
  readonly data: AccountPageData;
  readonly view: Extract<AccountView, { section: Name }>;
}

const sections: { readonly [Name in AccountView["section"]]: ComponentType<SectionProps<Name>> } = {
  unconfirmed: Unconfirmed,
  orders: Orders,
  addresses: Addresses,
  address: AddressForm,
  removeAddress: RemoveAddress,
  mails: Mails,
  details: Details,
  delete: Deletion,
};
