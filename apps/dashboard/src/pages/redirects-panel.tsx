import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DataTable } from "@selvedge/ui/tables/data-table";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, Signpost, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api } from "../data/api.ts";
import { failureText, fieldTexts, loadError } from "../data/failure-text.ts";
import { useMay, useShop } from "../session/shop.ts";
import { type PageRedirect, redirectsQuery } from "./pages-query.ts";

/** Addresses that lead elsewhere: one line to add, and every one of them with why it is there and whether it still opens. */
export function RedirectsPanel() {
  const shop = useShop();
  const mayChange = useMay("pages.publish");
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(redirectsQuery(shop.id));
  const again = () => queries.invalidateQueries({ queryKey: redirectsQuery(shop.id).queryKey });
  const remove = async ({ id, from }: PageRedirect) => {
    try {
      const params = { division: shop.id, id: id! };
      await api("DELETE /divisions/{division}/page-redirects/{id}/", { params });
      showSnackbar({ code: `redirect ${from}`, text: `${from} leads nowhere any more.` });
    } catch (failure) {
      showSnackbar({ code: `redirect ${from}`, tone: "failed", text: failureText(failure) });
    }
    await again();
  };
  return (
    <div className="flex flex-col gap-4">
      {mayChange ? <AddRedirect onAdded={() => void again()} /> : null}
      <DataTable
        label="Redirects"
        columns={columns(mayChange, (row) => void remove(row))}
        rows={data}
        rowKey={({ from, id }) => `${from} ${id}`}
        isLoading={isPending}
        expectedRows={4}
        error={data ? null : loadError("The redirects did not load.", error, refetch)}
        phoneRow={(row) => <PhoneRedirect row={row} />}
        empty={
          <EmptyState icon={Signpost} title="No redirects yet">
            When a page that visitors know gets another address, the old one leads there by itself. It is listed here
            then.
          </EmptyState>
        }
      />
    </div>
  );
}

function AddRedirect({ onAdded }: { onAdded: () => void }) {
  const { id: division } = useShop();
  const [typed, setTyped] = useState({ from: "", to: "" });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const set = (more: Partial<typeof typed>) => {
    setTyped({ ...typed, ...more });
    setErrors({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { data } = await api("POST /divisions/{division}/page-redirects/", { params: { division }, body: typed });
      showSnackbar({ code: `redirect ${data.from}`, text: `${data.from} leads to ${data.to}.` });
      setTyped({ from: "", to: "" });
      onAdded();
    } catch (failure) {
      const fields = fieldTexts(failure);
      setErrors(Object.keys(fields).length > 0 ? fields : { from: failureText(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      aria-label="Add a redirect"
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 rounded-card border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]"
    >
      <TextField
        label="Old address"
        mono
        placeholder="/spring-sale/"
        maxLength={200}
        value={typed.from}
        onChange={(from) => set({ from })}
        {...(errors.from && { error: errors.from })}
      />
      <ArrowRight aria-hidden size={18} className="mt-8 text-ink-2 max-md:hidden" />
      <TextField
        label="New address"
        mono
        placeholder="/about/ or https://…"
        maxLength={2000}
        value={typed.to}
        onChange={(to) => set({ to })}
        {...(errors.to && { error: errors.to })}
      />
      <Button
        type="submit"
        variant="primary"
        className="md:mt-6"
        busy={isBusy}
        busyLabel="Adding"
        isDisabled={!typed.from.trim() || !typed.to.trim()}
      >
        Add
      </Button>
    </form>
  );
}

const Why = ({ row }: { row: PageRedirect }) => (
  <>
    {row.by === null ? "Page moved" : `By hand, ${row.by}`}, <DateText at={row.createdAt} form="day" inSentence />
  </>
);

const Opens = ({ row }: { row: PageRedirect }) =>
  row.opens ? (
    <StatusBadge tone="success">Opens</StatusBadge>
  ) : (
    <StatusBadge tone="danger" shape="square">
      Leads nowhere
    </StatusBadge>
  );

const columns = (mayChange: boolean, onRemove: (row: PageRedirect) => void): Column<PageRedirect>[] => [
  { id: "from", header: "From", cell: ({ from }) => <span className="font-mono wrap-anywhere">{from}</span> },
  { id: "to", header: "To", cell: ({ to }) => <span className="font-mono wrap-anywhere">{to}</span> },
  { id: "why", header: "Why", from: "md", cell: (row) => <Why row={row} /> },
  { id: "opens", header: "Now", width: "140px", cell: (row) => <Opens row={row} /> },
  {
    id: "actions",
    header: <span className="sr-only">Actions</span>,
    width: "60px",
    cell: (row) =>
      row.id !== null && mayChange ? (
        <IconButton
          bare
          label={`Delete the redirect from ${row.from}`}
          icon={Trash2}
          size="row"
          onPress={() => onRemove(row)}
        />
      ) : null,
  },
];

const PhoneRedirect = ({ row }: { row: PageRedirect }) => (
  <span className="flex flex-col gap-1">
    <span className="font-mono wrap-anywhere">
      {row.from} → {row.to}
    </span>
    <span className="flex items-center justify-between gap-2 text-label text-ink-2">
      <span>
        <Why row={row} />
      </span>
      <Opens row={row} />
    </span>
  </span>
);
