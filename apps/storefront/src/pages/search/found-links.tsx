import { Picture } from "@selvedge/blocks/parts/picture";
import type { FoundLink } from "@selvedge/contracts/pages/search-page";
import { PathIcon } from "../../parts/icon.tsx";

const kinds: Readonly<Record<FoundLink["kind"], { words: string; path: string }>> = {
  collection: { words: "Collection", path: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" },
  page: { words: "Page", path: "M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6" },
  post: { words: "Post", path: "M5 19.5 6 15 16.5 4.5l3.5 3.5L9.5 18.5zM14 7l3.5 3.5" },
  answer: {
    words: "Help",
    path: "M9 9.5a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.200-1.5 2.400M12 17.5v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  },
};

/** Collections, pages, posts and answers that were found, best first. The title's link covers each. */
export function FoundLinks({ links, hasProducts }: { links: readonly FoundLink[]; hasProducts: boolean }) {
  return (
    <section aria-labelledby="search-others">
      <h2 id="search-others">{hasProducts ? "Also found" : "Found"}</h2>
      <ul className="found-links">
        {links.map((link) => (
          <li key={link.url}>
            <FoundPicture {...link} />
            <div>
              <h3>
                <a href={link.url}>{link.title}</a>
              </h3>
              <p>
                <span>{kinds[link.kind].words}</span>
                {link.text ? `. ${link.text}` : ""}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A post's own picture, a page's own icon, or the sign of its kind. */
function FoundPicture({ kind, image, icon }: FoundLink) {
  return (
    <div className="found-picture" data-part="tile">
      {image ? <Picture image={{ ...image, altText: "" }} sizes="88px" widthPx={160} /> : null}
      {!image && icon ? <img src={icon} alt="" loading="lazy" data-cutout="" /> : null}
      {image || icon ? null : <PathIcon path={kinds[kind].path} size={28} />}
    </div>
  );
}
