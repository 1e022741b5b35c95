import type { SectionProps } from "./account-page.tsx";

export const RemoveAddress = ({ view: { address } }: SectionProps<"removeAddress">) => (
  <>
    <h1>Delete this address?</h1>
    <p className="lead">Orders that go there keep it. The checkout no longer offers it.</p>
    <address className="address-shown">
      <strong>{address.name}</strong>
      {address.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
        <span key={index}>{line}</span>
      ))}
    </address>
    <form method="post" action={`/account/addresses/${address.id}/delete/`} className="account-buttons">
      <button type="submit" data-part="button" data-look="filled">
        Delete address
      </button>
      <a data-part="button" data-look="outlined" href="/account/addresses/">
        Keep it
      </a>
    </form>
  </>
);
