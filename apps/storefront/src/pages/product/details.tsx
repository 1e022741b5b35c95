import type { ProductPageData } from "@selvedge/contracts/pages/page-data";
import SizeGuide from "./size-guide/size-guide.tsx";

interface DetailsProps extends Pick<ProductPageData, "details" | "sizeGuide"> {
  readonly description: string;
}

/** Further product details in collapsible sections. The first one is open. */
export default function Details({ description, details, sizeGuide }: DetailsProps) {
  return (
    <div className="details">
      {description ? (
        <details open>
          <summary>About this design</summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against the allow-list by the server */}
          <div data-part="prose" dangerouslySetInnerHTML={{ __html: description }} />
        </details>
      ) : null}
      {sizeGuide ? (
        <details>
          <summary>Size guide</summary>
          <SizeGuide guide={sizeGuide} />
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
