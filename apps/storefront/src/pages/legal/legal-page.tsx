import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { fullDay } from "@selvedge/domain/dates/day-words";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import "./legal.css";

const cookiePath = "/use-of-cookies-and-disclaimer/";

/** A legal text at a measure that reads well, with ways to the others. */
export default function LegalPage({ answer: { data, url } }: { answer: PageAnswer<"legal"> }) {
  const { title, html, updatedAt, others } = data;
  const { timeZone } = useShopFrame();
  return (
    <div className="page-frame legal">
      <article>
        <h1>{title}</h1>
        {updatedAt ? <p className="quiet">{`Last changed on ${fullDay(updatedAt, timeZone)}`}</p> : null}
        {/* Filled by the script that shows the cookie notice. */}
        {url.startsWith(cookiePath) ? <div className="cookie-answer" data-cookie-answer hidden /> : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it */}
        <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <nav className="legal-others" aria-label="More of our terms">
        <ul>
          {others.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
          <li>
            <a href="/help/">Help</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
