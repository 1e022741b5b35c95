import type { GiftCardPageData } from "@selvedge/contracts/pages/gift-card-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ComponentType } from "react";
import "../account/account.css";
import { BoughtStep } from "./bought-step.tsx";
import { CardStep } from "./card-step.tsx";
import "./giftcard.css";
import { StartStep } from "./start-step.tsx";

/** Gift cards of a shop: buying one, a card's balance, and the card that a mail leads to. Plain pages and forms. */
export default function GiftCardPage({ answer: { data } }: { answer: PageAnswer<"giftcard"> }) {
  const Step = steps[data.view.step] as ComponentType<StepProps>;
  return (
    <div className="page-frame account-section giftcard-page" data-step={data.view.step}>
      <Step data={data} view={data.view} />
    </div>
  );
}

type View = GiftCardPageData["view"];

export interface StepProps<Name extends View["step"] = View["step"]> {
  readonly data: GiftCardPageData;
  readonly view: Extract<View, { step: Name }>;
}

const steps: { readonly [Name in View["step"]]: ComponentType<StepProps<Name>> } = {
  start: StartStep,
  bought: BoughtStep,
  card: CardStep,
};
