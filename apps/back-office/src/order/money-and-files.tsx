import { dayName } from "@selvedge/domain/dates/day-words";
import { formatMoney, fromMajor } from "@selvedge/domain/money/money";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { shortStamp, spokenDate } from "@selvedge/ui/words/date-format.ts";
import { Money } from "@selvedge/ui/words/money";
import { sizeWords } from "@selvedge/ui/words/size-words.ts";
import { CircleCheck, CircleX, Download, Hourglass } from "lucide-react";
import { Link } from "react-aria-components/Link";
import type { StaffOrder } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

const icons = {
  succeeded: { icon: CircleCheck, ink: "text-success" },
  failed: { icon: CircleX, ink: "text-danger" },
  started: { icon: Hourglass, ink: "text-ink-2" },
  action_needed: { icon: Hourglass, ink: "text-warning" },
};

export function PaymentsCard({ order }: { order: StaffOrder }) {
  return (
    <Card title="Payment attempts">
      <TermsNote order={order} />
      {order.payments.length === 0 && order.due === null ? (
        <p className="text-dense text-ink-2">No payment attempts yet.</p>
      ) : null}
      <ul className="flex flex-col gap-2.5 text-dense">
        {order.payments.map((payment) => {
          const { icon: Icon, ink } = icons[payment.state];
          return (
            <li key={payment.id} className="flex items-start gap-2.5">
              <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${ink}`} />
              <span className="min-w-0 flex-1">
                <span className="font-medium">{payment.method || "Card"}</span>{" "}
                <Money
                  amountMinor={fromMajor(payment.amount, order.amounts.currency)}
                  currency={order.amounts.currency}
                />
                {payment.message ? <span className="block text-ink-2">{payment.message}</span> : null}
                <span className="sr-only">{payment.state.replaceAll("_", " ")}</span>
              </span>
              <time
                dateTime={payment.at}
                title={shortStamp(new Date(payment.at))}
                className="shrink-0 text-label text-ink-2"
              >
                {spokenDate(new Date(payment.at), new Date())}
              </time>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What is left to pay of an order that was made on terms; what comes in is recorded on its quote. */
function TermsNote({ order: { id, due, payments, amounts } }: { order: StaffOrder }) {
  const readsQuotes = useMay("quotes.read");
  if (!due) return null;
  return (
    <p className={`text-dense ${payments.length > 0 ? "mb-3" : ""}`}>
      On terms{due.poNumber ? `, their number ${due.poNumber}` : ""}.{" "}
      <strong className="figures">{formatMoney(fromMajor(due.left, amounts.currency), amounts.currency)}</strong>{" "}
      {due.isLate ? "was" : "is"} to be paid by {dayName(due.on)}.{" "}
      {due.isLate ? <span className="font-medium text-warning">Overdue.</span> : null}
      {readsQuotes ? (
        <span className="mt-1 block">
          <TextLink href={`/quotes/${id}`}>Record a payment</TextLink>
        </span>
      ) : null}
    </p>
  );
}

/** Each side of each design as it goes to the printer. */
export function PrintFilesCard({ order }: { order: StaffOrder }) {
  const mayOpen = useMay("files.read");
  const { printFiles } = order;
  return (
    <Card
      title="Print files"
      note={
        printFiles.length > 0
          ? `${printFiles.length === 1 ? "1 file" : `${printFiles.length} files`}, all verified`
          : undefined
      }
    >
      {printFiles.length === 0 ? (
        <p className="text-dense text-ink-2">
          Print files are being made. You can release the order when they are ready.
        </p>
      ) : null}
      <ul className="flex flex-col gap-3">
        {printFiles.map((file) => (
          <li key={file.id} className="flex items-center gap-3 text-dense">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-[repeating-conic-gradient(#d8d4ca_0_25%,#f1eee7_0_50%)] bg-[length:10px_10px]">
              <img src={file.previewUrl} alt="" className="max-h-10 max-w-10" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{`${file.name}, ${file.side}`}</span>
              <span className="figures block text-label text-ink-2">{`${file.widthPx} × ${file.heightPx} px, ${file.dpi} dpi, ${sizeWords(file.sizeBytes)}`}</span>
            </span>
            <code className="font-mono text-label text-ink-2 max-sm:hidden">{`${file.sha256.slice(0, 4)}…${file.sha256.slice(-3)}`}</code>
            {mayOpen ? (
              <Link
                href={file.fileUrl}
                target="_blank"
                aria-label={`Download ${file.name}, ${file.side}`}
                className="flex size-9 items-center justify-center rounded-control text-ink-2 data-hovered:bg-hover max-md:size-11"
              >
                <Download aria-hidden size={16} />
              </Link>
            ) : (
              <CircleCheck aria-label="Verified" size={16} className="text-success" />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
