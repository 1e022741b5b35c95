import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Scale } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { CompanyNotice } from "../../site-texts/company-notice.tsx";
import { legalQuery } from "../../site-texts/site-texts-query.ts";

/** The legal texts that every shop has, and whose words each is in. */
export function Component() {
  const shop = useShop();
  const { data: texts, error, isPending, refetch } = useQuery(legalQuery(shop.id));
  const failure = texts ? null : loadError("The legal texts did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title="Legal texts"
        note="Written from your shop's own details, and changed with them. Put your own words in their place whenever you like."
      />
      <CompanyNotice />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-60 w-full" /> : null}
      {texts ? (
        <Card flush>
          <ul>
            {texts.map(({ name, title, url, isStandard, updatedAt }) => (
              <li key={name} className="border-line not-first:border-t">
                <Link
                  href={`/legal/${name}`}
                  className="flex items-center gap-3 px-4 py-3 outline-none data-focus-visible:ring-focus data-hovered:bg-hover"
                >
                  <Scale aria-hidden size={18} className="shrink-0 text-ink-2" />
                  <span className="min-w-0 flex-1">
                    <span className="block text-body font-medium">{title}</span>
                    <span className="block truncate font-mono text-tiny text-ink-2">{url}</span>
                  </span>
                  <span className="flex flex-col items-end gap-1 text-label text-ink-2">
                    <StatusBadge tone={isStandard ? "neutral" : "primary"} shape={isStandard ? "ring" : "dot"}>
                      {isStandard ? "From your details" : "Your own words"}
                    </StatusBadge>
                    {updatedAt ? (
                      <span>
                        Since <DateText at={updatedAt} form="day" inSentence />
                      </span>
                    ) : null}
                  </span>
                  <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-3" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
