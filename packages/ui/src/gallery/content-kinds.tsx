import { Tag } from "lucide-react";
import { Button } from "../actions/button.tsx";
import { TextLink } from "../actions/text-link.tsx";
import { Avatar } from "../content/avatar.tsx";
import { Card } from "../content/card.tsx";
import { DefinitionList } from "../content/definition-list.tsx";
import { Figure } from "../content/figure.tsx";
import { SplitBar } from "../content/split-bar.tsx";
import { Timeline } from "../content/timeline.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Notice } from "../feedback/notice.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { SkeletonLines } from "../feedback/skeleton.tsx";
import { StatusBadge } from "../feedback/status-badge.tsx";
import { StepBar } from "../feedback/step-bar.tsx";
import { PageHeader } from "../frames/page-header.tsx";
import { DateText } from "../words/date-text.tsx";
import { Money } from "../words/money.tsx";
import { CRUMBS, MOMENTS, PARTS } from "./content-samples.ts";
import { Kind } from "./sheet.tsx";

/** Cards and what fills them. */
export function ContentKinds() {
  return (
    <Kind title="Page header, cards, progress, money, time, empty, failed, on its way">
      <PageHeader
        title="Hedgerow Club tee"
        documentTitle="Gallery"
        crumbs={CRUMBS}
        badges={<StatusBadge tone="success">Approved</StatusBadge>}
        actions={
          <>
            <Button size="dense" variant="quiet">
              Discard
            </Button>
            <Button size="dense" variant="primary">
              Publish 2 changes
            </Button>
          </>
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Card flush className="sm:col-span-2">
          <div className="grid grid-cols-2 divide-x divide-line">
            <Figure
              label="Sales"
              value={<Money amountMinor={1_019_400} currency="GBP" />}
              change={{ text: "+35.4%", direction: "up", isGood: true }}
            />
            <Figure
              label="Visit to order"
              value="2.9%"
              change={{ text: "−0.2 pt", direction: "down", isGood: false }}
            />
          </div>
        </Card>
        <Card title="Price" aside={<TextLink href="#fields">Edit</TextLink>}>
          <SplitBar label="Where £24.00 goes" parts={PARTS} currency="GBP" resultId="profit" />
        </Card>
        <Card
          title="Approval"
          aside={<StatusBadge tone="success">Approved</StatusBadge>}
          footer="A new design goes to review again."
        >
          <Timeline moments={MOMENTS} />
        </Card>
        <Card title="Order" note="418 207">
          <DefinitionList
            facts={[
              {
                term: "Customer",
                value: (
                  <span className="inline-flex items-center gap-2">
                    <Avatar name="Rosalind Whitlock" size={20} /> Rosalind Whitlock
                  </span>
                ),
              },
              { term: "Placed", value: <DateText at={new Date(2026, 10, 18, 12, 3)} form="stamp" /> },
              { term: "Ships to", value: "14 Beckside Cottages, Ambleside, LA22 9JK" },
            ]}
          />
        </Card>
        <Card title="Progress">
          <div className="flex flex-col gap-4">
            <ProgressBar label="Making mockups" value={14} max={36} note="About 8 s left" />
            <StepBar steps={6} done={3} running words="Printing, step 4 of 6" />
            <StepBar steps={6} done={5} tone="danger" small words="Issue, 5 of 6" />
          </div>
        </Card>
        <div className="flex flex-col gap-4 sm:col-span-2">
          <Notice tone="warning" title="Address invalid" actions={<Button size="dense">Use LA22 9JK</Button>}>
            Blocks packing. LA22 9JX is not on Beckside. Hannah was asked on Thursday at 16:40.
          </Notice>
          <Notice title="New design, new review">Price, text and colours need none.</Notice>
          <ErrorState
            title="Orders did not load."
            requestId="7F3K-22"
            at={new Date(2026, 10, 20, 14, 32)}
            onRetry={() => {}}
          />
        </div>
        <Card>
          <EmptyState icon={Tag} title="No discounts yet" action={<Button variant="primary">Make a code</Button>}>
            A code such as HEDGE10 takes money off at checkout. You choose how much, for what and until when.
          </EmptyState>
        </Card>
        <Card title="On its way">
          <SkeletonLines lines={4} />
        </Card>
      </div>
    </Kind>
  );
}
