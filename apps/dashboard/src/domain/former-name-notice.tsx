import { TextLink } from "@selvedge/ui/actions/text-link";
import { Notice } from "@selvedge/ui/feedback/notice";

export interface FormerName {
  name: string;
  /** The pages that say it, by their own names. */
  pages: readonly { id: number; name: string }[];
}

/** A name that the shop had until now and its pages still say, with the way to each: their words are changed by their people alone. */
export function FormerNameNotice({ name, pages }: FormerName) {
  if (pages.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={pages.length === 1 ? `One page still says “${name}”` : `${pages.length} pages still say “${name}”`}
    >
      In their words, or in what search engines read of them. Change it where it is meant to be the new one:
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {pages.map((page) => (
          <li key={page.id}>
            <TextLink href={`/pages/${page.id}/edit`}>{page.name}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
