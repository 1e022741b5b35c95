import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { QuotePageData } from "@selvedge/contracts/pages/quote-page";
import type { ComponentType } from "react";
import "../account/account.css";
import "./quote.css";
import { AdvancedStep } from "./advanced-step.tsx";
import { AskStep } from "./ask-step.tsx";
import { OwnStep } from "./own-step.tsx";
import { SentStep } from "./sent-step.tsx";

/** Asking for a quote, and following it to the order. Plain pages and forms. */
export default function QuotePage({ answer: { data } }: { answer: PageAnswer<"quote"> }) {
  const Step = steps[data.view.step] as ComponentType<StepProps>;
  return (
    <div className="page-frame account-section quote-page" data-step={data.view.step}>
      {data.notice ? (
        <p className="notice" role="status">
          {data.notice}
        </p>
      ) : null}
      <Step data={data} view={data.view} />
    </div>
  );
}

type View = QuotePageData["view"];

export interface StepProps<Name extends View["step"] = View["step"]> {
  readonly data: QuotePageData;
  readonly view: Extract<View, { step: Name }>;
}

const steps: { readonly [Name in View["step"]]: ComponentType<StepProps<Name>> } = {
  ask: AskStep,
  advanced: AdvancedStep,
  sent: SentStep,
  own: OwnStep,
};
