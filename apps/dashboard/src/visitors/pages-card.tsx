import { conditionWords } from "@selvedge/domain/access/pages/page-conditions";
import { loginStateLabels, regionLabels, sentPageLabels } from "@selvedge/domain/access/pages/page-words";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText, loadError } from "../data/failure-text.ts";
import { useMay, useShop } from "../session/shop.ts";
import { Permitted } from "../shell/permitted.tsx";
import { type PageAccess, type PageChoice, pageAccessQuery } from "./page-access-query.ts";

/** Every page of the shop with who may see it, once they may visit the shop. */
export function PagesCard() {
  const shop = useShop();
  const { data: pages, error, isPending, refetch } = useQuery(pageAccessQuery(shop.id));
  const failure = pages ? null : loadError("Your pages did not load.", error, refetch);
  return (
    <Card
      flush
      title="Pages"
      aside={
        <Permitted needs="pages.publish" label="Change" size="row">
          {null}
        </Permitted>
      }
    >
      {failure ? <ErrorState {...failure} className="m-4" /> : null}
      {isPending ? <Skeleton className="m-4 h-24" /> : null}
      {pages?.length === 0 ? (
        <EmptyState icon={FileText} title="No pages yet">
          Pages of your shop appear here once they are made.
        </EmptyState>
      ) : null}
      {pages && pages.length > 0 ? (
        <ul aria-label="Pages" className="border-line border-t">
          {pages.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function PageRow({ page }: { page: PageAccess }) {
  const mayChange = useMay("pages.publish");
  const { isBusy, change } = usePageChange(page);
  const name = page.url === "/" ? "Home page" : page.name;
  const isOff = isBusy || !mayChange;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="flex flex-wrap items-center gap-x-2 text-body font-medium">
          {name}
          {page.isPublished ? null : <StatusBadge shape="ring">Not published</StatusBadge>}
        </h3>
        <p className="truncate text-dense text-ink-2">{page.url}</p>
        {page.conditions.length > 0 ? (
          <p className="text-dense text-ink-2">{`Selvedge shows it to some only. ${conditionWords(page.conditions).join(". ")}.`}</p>
        ) : null}
      </div>
      {page.sentAs ? (
        <p className="text-dense text-ink-2">{`${sentKinds[page.sentAs]}. ${sentPageLabels[page.sentAs]}.`}</p>
      ) : (
        <>
          <Choice
            label={`Who can see ${name}`}
            labels={loginStateLabels}
            value={page.loginState}
            isDisabled={isOff}
            onChange={(loginState) => change({ loginState })}
          />
          <Choice
            label={`Where ${name} can be seen`}
            labels={regionLabels}
            value={page.region}
            isDisabled={isOff}
            onChange={(region) => change({ region })}
          />
        </>
      )}
    </li>
  );
}

const sentKinds: Record<NonNullable<PageAccess["sentAs"]>, string> = { mail: "A mail page", flow: "A flow page" };

interface ChoiceProps<Id extends string> {
  label: string;
  labels: Readonly<Record<Id, string>>;
  value: Id;
  isDisabled: boolean;
  onChange: (id: Id) => void;
}

function Choice<Id extends string>({ label, labels, value, isDisabled, onChange }: ChoiceProps<Id>) {
  return (
    <SelectField
      hideLabel
      compact
      size="dense"
      className="min-w-52 max-md:flex-1"
      label={label}
      options={Object.entries<string>(labels).map(([id, text]) => ({ id, label: text }))}
      value={value}
      isDisabled={isDisabled}
      onChange={(id) => onChange(id as Id)}
    />
  );
}

/** Stores a choice at once, and fetches the stored one again. */
function usePageChange(page: PageAccess) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (part: Partial<PageChoice>) => {
    if (isBusy) return;
    setBusy(true);
    const { loginState, region } = { ...page, ...part };
    try {
      await api("PATCH /divisions/{division}/visitors/pages/{id}/", {
        params: { division, id: page.id },
        body: { loginState, region },
      });
      showSnackbar({ code: `page ${page.id} ${loginState} ${region}`, text: `${page.name} is changed.` });
    } catch (error) {
      showSnackbar({ code: `page ${page.id}`, text: failureText(error), tone: "failed" });
    } finally {
      await queries.invalidateQueries({ queryKey: pageAccessQuery(division).queryKey });
      setBusy(false);
    }
  };
  return { isBusy, change };
}
