import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import "./sitemap.css";

/** Every page of the shop as a link, by what it is. */
export default function SitemapPage({ answer }: { answer: PageAnswer<"sitemap"> }) {
  return (
    <div className="page-frame">
      <div className="page-head" data-part="head">
        <h1>Sitemap</h1>
      </div>
      <div className="sitemap">
        {answer.data.sections.map(({ title, links }) => (
          <section key={title} aria-label={title} data-many={links.length > 12 || undefined}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <a href={link.url}>{link.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
