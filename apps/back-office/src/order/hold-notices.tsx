import { mayReleaseHold } from "@selvedge/domain/factory/holds";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { spokenDate } from "@selvedge/ui/words/date-format.ts";
import { CirclePause } from "lucide-react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";
import { usePerson } from "../session/person.ts";

/** Each open hold: what it blocks, why, since when, and its one release. */
export function HoldNotices({ order }: { order: StaffOrder }) {
  const permissions = usePerson().staff?.permissions ?? [];
  return order.holds.map((hold) => (
    <Notice
      key={hold.id}
      tone={hold.tone}
      icon={CirclePause}
      title={`${hold.name} blocks ${hold.blocks}`}
      actions={
        mayReleaseHold(hold.code, permissions) ? (
          <Button variant="primary" size="dense" onPress={() => void release(order.id, hold.id)}>
            {hold.release}
          </Button>
        ) : undefined
      }
    >
      {hold.note ? `${hold.note} ` : ""}
      {`Placed by ${hold.placedBy}, ${spokenDate(new Date(hold.placedAt), new Date())}.`}
    </Notice>
  ));
}

async function release(order: number, hold: number): Promise<void> {
  try {
    await api("POST /atlas/orders/{order}/holds/{hold}/release/", { params: { order, hold } });
    refreshOrders();
  } catch (failure) {
    showSnackbar({ code: "hold", text: failureText(failure), tone: "failed" });
  }
}
