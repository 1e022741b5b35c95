import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { DateText } from "@selvedge/ui/words/date-text";
import { sizeWords } from "@selvedge/ui/words/size-words.ts";
import { Download } from "lucide-react";
import { type Closing, isUnderWay, type ShopExport } from "./closing-query.ts";

interface ExportCardProps {
  closing: Closing;
  isBusy: boolean;
  onStart: () => void;
}

/** Everything of the shop as one archive: written when it is asked for, and there for a week. */
export function ExportCard({ closing: { exports }, isBusy, onStart }: ExportCardProps) {
  const isRunning = exports.some(isUnderWay);
  return (
    <Card
      title="Export"
      aside={
        <Button size="dense" busy={isBusy || isRunning} busyLabel="Writing" onPress={onStart}>
          Start an export
        </Button>
      }
      footer="Whoever has a link can download the archive for an hour. It holds your customers’ addresses: keep it safe."
    >
      <p className="text-ink-2">
        Everything of your shop as JSON, with your files, in one ZIP: settings and menus, products and collections,
        pages and posts, orders, quotes and returns, customers, discounts and reviews. Passwords and keys are not in it.
      </p>
      {exports.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-line border-t">
          {exports.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-dense">
              <ExportLine of={each} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function ExportLine({ of }: { of: ShopExport }) {
  const { state, done, total, sizeBytes, reason, createdAt, expiresAt, url } = of;
  if (isUnderWay(of))
    return (
      <ProgressBar
        className="w-full"
        label="Writing the export"
        value={done}
        max={Math.max(1, total)}
        valueText={total === 0 ? "Beginning" : `${done} of ${total}`}
      />
    );
  return (
    <>
      <span className="min-w-0 flex-1">
        <DateText at={createdAt} />
        <span className="block text-ink-2">
          {state === "failed" ? reason : sizeWords(sizeBytes)}
          {state === "ready" && expiresAt ? (
            <>
              , deleted <DateText at={expiresAt} form="day" inSentence />
            </>
          ) : null}
        </span>
      </span>
      {url ? (
        <LinkButton size="row" icon={Download} href={url} download="shop.zip" target="_blank">
          Download
        </LinkButton>
      ) : null}
    </>
  );
}
