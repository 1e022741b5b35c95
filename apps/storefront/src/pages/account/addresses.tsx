import type { ListedAddress } from "@selvedge/contracts/pages/account-page";
import { Icon } from "../../parts/icon.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import type { SectionProps } from "./account-page.tsx";

export function Addresses({ view: { addresses, mayAdd }, data: { form } }: SectionProps<"addresses">) {
  return (
    <>
      <h1>Your addresses</h1>
      <p className="lead">
        {addresses.length > 0
          ? "The checkout starts with the one that comes first."
          : "Save where you have parcels sent, and the checkout is filled in for you."}
      </p>
      <FormFault form={form} fields={[]} />
      <ul className="address-cards">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
        <li className="new-address">
          {mayAdd ? (
            <a href="/account/addresses/new/">
              <Icon name="plus" />
              Add an address
            </a>
          ) : (
            <p className="quiet">That is as many as can be saved. Delete one to add another.</p>
          )}
        </li>
      </ul>
    </>
  );
}

function AddressCard({ address: { id, name, lines, phone, isDefault } }: { address: ListedAddress }) {
  const path = `/account/addresses/${id}/`;
  const which = <span className="visually-hidden"> the address of {name}</span>;
  return (
    <li className="address-card">
      {isDefault ? <p className="address-default">Used first</p> : null}
      <address>
        <strong>{name}</strong>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
          <span key={index}>{line}</span>
        ))}
        {phone ? <span>{phone}</span> : null}
      </address>
      <div className="address-ways">
        <a href={path}>Change{which}</a>
        <a href={`${path}delete/`}>Delete{which}</a>
        {isDefault ? null : (
          <form method="post" action={`${path}default/`}>
            <button type="submit" className="text-button">
              Use first<span className="visually-hidden">: the address of {name}</span>
            </button>
          </form>
        )}
      </div>
    </li>
  );
}
