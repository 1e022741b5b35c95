import { TextLink } from "@selvedge/ui/actions/text-link";

/** Where what a fixed part of a template shows is changed. */
const places: Readonly<Record<string, readonly (readonly [title: string, href: string])[]>> = {
  shopHeader: [
    ["Menus", "/menus"],
    ["Header and footer", "/settings/header-and-footer"],
    ["Logo and icons", "/settings/brand"],
  ],
  shopFooter: [
    ["Links", "/menus?of=footer"],
    ["Header and footer", "/settings/header-and-footer"],
    ["Company", "/settings/company"],
    ["Legal texts", "/legal"],
  ],
  productMain: [["Products", "/products"]],
  productReviews: [["Reviews", "/reviews"]],
  collectionHead: [["Collections", "/collections"]],
  collectionList: [["Collections", "/collections"]],
};

/** Of a part that the shop itself fills: whether it may be left out, and where its content is changed. */
export function PartNote({ type, needed }: { type: string; needed: string | null }) {
  const links = places[type] ?? [];
  return (
    <div className="flex flex-col gap-3 text-dense text-ink-2">
      <p>
        {needed
          ? `${needed} So it stays, and can be moved among other blocks.`
          : "It can be moved among other blocks, or left out."}
      </p>
      {links.length > 0 ? (
        <div className="flex flex-col gap-1">
          <p>What it shows is changed in:</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {links.map(([title, href]) => (
              <li key={href}>
                <TextLink href={href}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
