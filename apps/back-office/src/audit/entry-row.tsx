import { TextLink } from "@selvedge/ui/actions/text-link";
import { DateText } from "@selvedge/ui/words/date-text";
import type { AuditEntry } from "../data/reply.ts";

/** Who did what to what, when, and what else was written. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, by, kind, action, thing, shop, facts, requestId } = entry;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line px-4 py-2.5 text-body not-first:border-t md:grid-cols-[9rem_12rem_minmax(0,1fr)]">
      <DateText at={at} className="text-dense text-ink-2" />
      <p className="min-w-0">
        <span className="block truncate font-medium">{by || "Visitor"}</span>
        <span className="block text-dense text-ink-2">{kind}</span>
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <code className="text-dense">{action}</code>
          <Thing thing={thing} />
          {shop ? <span className="text-dense text-ink-2">{shop.name}</span> : null}
        </p>
        {facts.length > 0 || requestId ? (
          <details className="mt-0.5 text-dense text-ink-2">
            <summary className="cursor-pointer truncate py-0.5 hover:text-ink">
              {facts.length > 0 ? facts.map(({ name, value }) => `${name}: ${value}`).join(", ") : "Details"}
            </summary>
            <dl className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5">
              {[...facts, ...(requestId ? [{ name: "request", value: requestId }] : [])].map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt>{name}</dt>
                  <dd className="text-ink wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
      </div>
    </li>
  );
}

/** Where a thing has a page, by the word that it begins with. */
const pages: Readonly<Record<string, string>> = { order: "/orders", user: "/staff" };

function Thing({ thing }: { thing: string }) {
  const [word = "", id = "", ...rest] = thing.split(" ");
  const page = pages[word];
  if (!page || rest.length > 0 || !/^\d+$/.test(id)) return <span className="wrap-anywhere">{thing}</span>;
  return <TextLink href={`${page}/${id}`}>{thing}</TextLink>;
}
