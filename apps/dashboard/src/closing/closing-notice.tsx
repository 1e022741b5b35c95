import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { useNow } from "@selvedge/ui/words/use-now";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Overview } from "../data/reply.ts";
import { overviewQuery } from "../home/overview-query.ts";
import { useMay, useShop } from "../session/shop.ts";
import { closingQuery } from "./closing-query.ts";
import { daysLeft, keepersWords } from "./closing-words.ts";

/** Says to all people of a shop that it is being closed, when, and who can keep it; they do it here. */
export function ClosingNotice({ closing }: { closing: NonNullable<Overview["closing"]> }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const mayKeep = useMay("shop.close");
  const [isBusy, setBusy] = useState(false);
  const now = useNow();
  const keep = async () => {
    setBusy(true);
    try {
      const { data } = await api("DELETE /divisions/{division}/closing/", { params: { division } });
      queries.setQueryData(closingQuery(division).queryKey, data);
      await queries.invalidateQueries({ queryKey: overviewQuery(division).queryKey });
      showSnackbar({ code: `kept ${Date.now()}`, text: "Your shop stays." });
    } catch (refused) {
      showSnackbar({ code: "keep", tone: "failed", text: failureText(refused) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="danger"
      title={`Your shop is being closed: ${daysLeft(closing.closesAt, now)}`}
      actions={
        mayKeep ? (
          <>
            <Button size="row" busy={isBusy} busyLabel="Keeping it" onPress={() => void keep()}>
              Keep the shop
            </Button>
            <LinkButton size="row" href="/settings/close">
              Take an export
            </LinkButton>
          </>
        ) : undefined
      }
    >
      {closing.askedBy} has asked for it. It closes <DateText at={closing.closesAt} form="day" inSentence />, and stays
      as it is until then. {mayKeep ? "" : keepersWords(closing.keepers)}
    </Notice>
  );
}
