import type { ProductPageData } from "@selvedge/contracts/storefront/page-data";

/** The rest of what there is to know, folded up. The first part is open. */
export function Details({ description, details }: { description: string } & Pick<ProductPageData, "details">) {
  return (
    <div className="details">
      {description ? (
        <details open>
          <summary>About this design</summary>
          <div>
            {description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ) : null}
      {details.map(({ title, lines }, index) => (
        <details key={title} open={!description && index === 0}>
          <summary>{title}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
