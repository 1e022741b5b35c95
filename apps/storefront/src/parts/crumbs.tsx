import type { Crumb } from "@selvedge/contracts/pages/page-data";
import { Icon } from "./icon.tsx";

/** Where this page is in the shop. */
export default function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ title, url }, index) => (
          <li key={url}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <>
                <a href={url}>{title}</a>
                <Icon name="right" size={14} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
