import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { chainQuery } from "./audit-queries.ts";

const { format: number } = new Intl.NumberFormat("en-GB");

/** Whether the audit is whole: what the last check found, and a way to check it now. */
export function ChainCard() {
  const queries = useQueryClient();
  const { data } = useQuery(chainQuery);
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ links: number; fault: string | null } | null>(null);
  const check = async () => {
    setBusy(true);
    try {
      setFound((await api("POST /atlas/audit/check/", {})).data);
      void queries.invalidateQueries({ queryKey: chainQuery.queryKey });
    } catch (failure) {
      showSnackbar({ code: "audit", text: failureText(failure), tone: "failed" });
    }
    setBusy(false);
  };
  if (!data) return null;
  const fault = found ? found.fault : data.fault;
  const button = (
    <Button size="row" busy={isBusy} busyLabel="Checking" onPress={() => void check()}>
      Check now
    </Button>
  );
  if (fault)
    return (
      <Notice tone="danger" title={fault} actions={button}>
        Somebody changed the audit beside the product. Tell engineering before anything else is done.
      </Notice>
    );
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5 text-body"
    >
      <ShieldCheck aria-hidden size={18} className="shrink-0 text-success" />
      <p className="min-w-0 flex-1">
        {found
          ? `All ${number(found.links)} entries are as they were written.`
          : `${number(data.links)} entries chained`}
        {found ? null : (
          <span className="text-ink-2">
            {data.linkedAt ? (
              <>
                , the last <DateText at={data.linkedAt} inSentence />
              </>
            ) : null}
            {data.waiting > 0 ? `, ${number(data.waiting)} new` : ""}. Checked every night.
          </span>
        )}
      </p>
      {button}
    </div>
  );
}
