import { factoryName } from "@selvedge/domain/factory/factory-name";
import { weightWords } from "@selvedge/domain/factory/parcel-weight";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { ClipboardList, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useMay } from "../session/person.ts";
import { printPdf } from "./print-pdf.ts";

const listsQuery = queryOptions({
  queryKey: ["station", "manifests"],
  queryFn: async ({ signal }) => (await api("GET /factory/manifests/", { signal })).data,
  staleTime: 10_000,
});

/** The lists that leave with the drivers: one to close for each carrier that something waits for, and those of before. */
export function DayLists() {
  const { data } = useQuery(listsQuery);
  const queries = useQueryClient();
  const mayClose = useMay("floor.scan");
  const [busy, setBusy] = useState("");
  // One list, however often it is asked for: an answer that was lost on the way is given again.
  const asked = useRef({ list: "", id: "" });
  if (!data || (data.waiting.length === 0 && data.closed.length === 0)) return null;

  const close = async (carrier: string, factory: string) => {
    if (busy) return;
    const list = `${carrier} ${factory}`;
    setBusy(list);
    if (asked.current.list !== list) asked.current = { list, id: crypto.randomUUID() };
    try {
      const body = { carrier, factory, clientEventId: asked.current.id };
      const closed = await api("POST /factory/manifests/", { body });
      asked.current = { list: "", id: "" };
      printPdf(closed.data.url);
    } catch (failure) {
      showSnackbar({ code: "manifest", text: failureText(failure), tone: "failed" });
    } finally {
      setBusy("");
      await queries.invalidateQueries({ queryKey: listsQuery.queryKey });
    }
  };

  return (
    <section
      aria-labelledby="day-lists"
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line-strong bg-surface p-4"
    >
      <h2 id="day-lists" className="flex items-center gap-2 text-[24px]/8 font-semibold">
        <ClipboardList aria-hidden size={26} />
        End of day lists
      </h2>
      <ul className="grid gap-x-8 gap-y-2.5 lg:grid-cols-2 [&>:only-child]:col-span-full">
        {data.waiting.map(({ carrier, factory, parcels, weightGrams }) => (
          <li key={`${carrier} ${factory}`} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block text-[22px]/7 font-semibold">{carrier}</span>
              <span className="figures text-[18px]/6 text-ink-2">
                {`${factoryName(factory)}, ${parcels === 1 ? "1 parcel" : `${parcels} parcels`}, ${weightWords(weightGrams)}`}
              </span>
            </span>
            {mayClose ? (
              <Button onPress={() => void close(carrier, factory)} isDisabled={busy !== ""} className={BUTTON}>
                Close the list
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {data.closed.length > 0 ? (
        <ul
          aria-label="Closed lists"
          className="grid gap-x-8 border-line border-t pt-1.5 lg:grid-cols-2 [&>:only-child]:col-span-full"
        >
          {data.closed.slice(0, 5).map((list) => (
            <li key={list.number} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0">
                <span className="block truncate text-[18px]/6 font-semibold">{list.number}</span>
                <span className="block truncate text-[16px]/5 text-ink-2">
                  {`${list.parcels === 1 ? "1 parcel" : `${list.parcels} parcels`}, ${clockTime(new Date(list.closedAt))}${list.isAccepted ? "" : ", not confirmed by the carrier yet"}`}
                </span>
              </span>
              <Button aria-label={`Print ${list.number}`} onPress={() => printPdf(list.url)} className={BUTTON}>
                <Printer aria-hidden size={22} />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const BUTTON =
  "flex h-14 shrink-0 items-center justify-center rounded-control border border-line-strong bg-surface px-4 text-[20px]/7 font-semibold text-ink " +
  "data-hovered:bg-hover data-pressed:bg-sunken data-disabled:opacity-50 focus-visible:outline-[3px] focus-visible:outline-primary";
