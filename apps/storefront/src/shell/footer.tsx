import { Anchor } from "@selvedge/blocks/parts/links/anchor";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { ShopLink } from "@selvedge/domain/shops/shop-settings";

/** The footer of every shop page: company, links, legal notices. */
export function Footer({ shop }: { shop: ShopFrame }) {
  const { company, footer, social, logo } = shop.settings;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside an article it is a landmark, and a document holds two
    <footer className="footer" data-chrome="full" aria-label="About the shop">
      <div className="footer-inner">
        <div className="footer-columns">
          <div className="footer-company">
            <p className="footer-name">{logo.text || shop.name}</p>
            {company.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {company.email ? <a href={`mailto:${company.email}`}>{company.email}</a> : null}
            <Links links={social} label="Elsewhere" className="footer-social" />
          </div>
          {footer.columns.map(({ title, items }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
            <nav key={at} aria-label={title}>
              <h2>{title}</h2>
              <Links links={items} />
            </nav>
          ))}
        </div>
        <SmallPrint shop={shop} />
      </div>
    </footer>
  );
}

/** The small footer, for themes that hide the full one, and for basket and checkout. */
export function SlimFooter({ shop }: { shop: ShopFrame }) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside an article it is a landmark, and a document holds two
    <footer className="footer" data-chrome={shop.hasFullFooter ? "cart" : "slim"} data-slim="" aria-label="Small print">
      <div className="footer-inner">
        <SmallPrint shop={shop} />
      </div>
    </footer>
  );
}

function SmallPrint({ shop: { settings, name, year } }: { shop: ShopFrame }) {
  return (
    <div className="footer-legal">
      <p>{settings.footer.smallPrint || `© ${year} ${settings.company.name || name}. Prices include VAT.`}</p>
      <Links links={settings.footer.legal} label="Legal" className="footer-legal-links" />
    </div>
  );
}

function Links({ links, label, className }: { links: readonly ShopLink[]; label?: string; className?: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className} aria-label={label}>
      {links.map(({ title, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may have one name
        <li key={at}>
          <Anchor href={url || "#"}>{title}</Anchor>
        </li>
      ))}
    </ul>
  );
}
