import type { AccountPageData, AccountView } from "@selvedge/contracts/pages/account-page";

type Section = AccountView["section"];

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly count?: keyof AccountPageData["counts"];
  /** The sections below this entry. */
  readonly of: readonly Section[];
}

const entries: readonly Entry[] = [
  { href: "/account/", label: "Orders", count: "orders", of: ["orders"] },
  {
    href: "/account/addresses/",
    label: "Addresses",
    count: "addresses",
    of: ["addresses", "address", "removeAddress"],
  },
  { href: "/favourites/", label: "Favourites", count: "favourites", of: [] },
  { href: "/account/emails/", label: "Emails", of: ["mails"] },
  { href: "/account/details/", label: "Details", of: ["details", "delete"] },
];

/** Who is signed in, the sections of the account, and the way out. */
export function AccountNav({ data: { name, email, counts, view } }: { data: AccountPageData }) {
  return (
    <aside className="account-nav">
      <p className="account-name">{name || email}</p>
      {name ? <p className="quiet">{email}</p> : null}
      <nav aria-label="Account">
        <ul>
          {view.section === "unconfirmed"
            ? null
            : entries.map(({ href, label, count, of }) => (
                <li key={href}>
                  <a href={href} aria-current={of.includes(view.section) ? "page" : undefined}>
                    {label}
                    {count ? <span className="account-count">{counts[count]}</span> : null}
                  </a>
                </li>
              ))}
          <li>
            <form method="post" action="/logout/">
              <button type="submit">Sign out</button>
            </form>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
