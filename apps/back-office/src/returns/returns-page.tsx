import { Button } from "@selvedge/ui/actions/button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api } from "../data/api.ts";
import { failureText, loadError } from "../data/failure-text.ts";
import type { DeskReturn } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { ReturnDesk } from "./return-desk.tsx";
import { type ReturnTab, refreshReturns, returnsQuery } from "./returns-query.ts";

const tabs: readonly (readonly [ReturnTab, string])[] = [
  ["arrived", "Arrived"],
  ["requested", "To look at"],
  ["expected", "On their way"],
  ["done", "Settled"],
];

/** The returns desk: what has arrived is taken in by its code, judged and settled. */
export function Component() {
  const [tab, setTab] = useState<ReturnTab>("arrived");
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, error, refetch } = useQuery(returnsQuery(tab));
  const mayWork = useMay("orders.exchange");
  const found = (desk: DeskReturn) => {
    setTab(
      desk.state === "received"
        ? "arrived"
        : desk.isOpen
          ? desk.state === "approved"
            ? "expected"
            : "requested"
          : "done",
    );
    setOpenId(desk.id);
  };
  const failure = loadError("Returns did not load.", error, () => void refetch());
  const rows = data?.data ?? [];
  const open = rows.find(({ id }) => id === openId) ?? rows[0];
  const counts: Partial<Record<ReturnTab, number>> = data?.counts ?? {};
  const content = (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[300px_minmax(0,1fr)]">
      {failure && !data ? (
        <ErrorState {...failure} />
      ) : !data ? (
        <SkeletonLines lines={6} />
      ) : rows.length === 0 ? (
        <div className="lg:col-span-2">
          <EmptyState icon={PackageOpen} title="Nothing here">
            {tab === "arrived"
              ? "Scan the code on a parcel, or type it: its return opens here."
              : "Returns appear here when shoppers, shops or care ask for them."}
          </EmptyState>
        </div>
      ) : (
        <>
          <ReturnList rows={rows} openId={open?.id} onOpen={setOpenId} />
          {open ? <ReturnDesk key={`${open.id} ${open.state}`} desk={open} mayWork={mayWork} /> : null}
        </>
      )}
    </div>
  );
  return (
    <div className="p-4 md:p-6">
      <title>Returns · Selvedge</title>
      <PageHeader title="Returns" actions={<CodeForm mayWork={mayWork} onFound={found} />} />
      <TabBar
        thread
        label="Returns"
        selectedKey={tab}
        onSelectionChange={(key) => setTab(key as ReturnTab)}
        tabs={tabs.map(([id, label]) => ({ id, label, count: counts[id], content: id === tab ? content : undefined }))}
      />
    </div>
  );
}

interface ReturnListProps {
  rows: readonly DeskReturn[];
  openId: number | undefined;
  onOpen: (id: number) => void;
}

function ReturnList({ rows, openId, onOpen }: ReturnListProps) {
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {rows.map((row) => (
        <li key={row.id} className="not-first:border-line not-first:border-t">
          <button
            type="button"
            aria-current={row.id === openId ? "true" : undefined}
            onClick={() => onOpen(row.id)}
            className="flex min-h-15 w-full flex-col gap-0.5 px-3 py-2 text-left text-dense hover:bg-hover aria-[current=true]:bg-primary-tint"
          >
            <span className="flex justify-between gap-2">
              <span className="truncate font-medium">{row.order.name}</span>
              <span className="shrink-0 text-label text-ink-2">
                <DateText at={row.receivedAt ?? row.requestedAt} />
              </span>
            </span>
            <span className="flex justify-between gap-2 text-label text-ink-2">
              <span className="truncate">{`${row.lines[0]?.reasonName ?? ""}, ${row.wishName.toLowerCase()}`}</span>
              <span className="shrink-0 font-mono">{row.code}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The code of a parcel, scanned or typed: what was on its way has arrived. */
function CodeForm({ mayWork, onFound }: { mayWork: boolean; onFound: (desk: DeskReturn) => void }) {
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === "" || isBusy) return;
    setBusy(true);
    try {
      const { data } = await api("GET /atlas/returns/by-code/", { query: { code: code.trim() } });
      const arrives = mayWork && (data.state === "approved" || data.state === "requested");
      const taken = arrives
        ? (await api("POST /atlas/returns/{return}/receive/", { params: { return: data.id } })).data
        : data;
      setCode("");
      onFound(taken);
    } catch (failure) {
      showSnackbar({ code: "return code", text: failureText(failure), tone: "failed" });
    } finally {
      setBusy(false);
      refreshReturns();
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex items-start gap-2 max-sm:w-full">
      <TextField
        label="Return code"
        hideLabel
        placeholder="Scan or type a code"
        value={code}
        onChange={setCode}
        mono
        compact
        className="w-64 max-sm:flex-1"
      />
      <Button type="submit" busy={isBusy}>
        Open
      </Button>
    </form>
  );
}
