import type { PageAnswer, SignUpPageData } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { Logo } from "../../shell/logo.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { AccountStep } from "./account-step.tsx";
import { NoShopStep } from "./no-shop-step.tsx";
import { SellStep } from "./sell-step.tsx";
import { ShopStep } from "./shop-step.tsx";
import { StepBar } from "./step-bar.tsx";
import { TermsStep } from "./terms-step.tsx";
import { ConfirmStep, GoneStep, VerifyStep } from "./verify-steps.tsx";

/** Signing up, a page for each step: one thing to do, and how far it is. Plain forms; the server leads on. */
export default function SignUpPage({ answer: { data } }: { answer: PageAnswer<"signup"> }) {
  const Step = steps[data.step];
  return (
    <div className="sign-up">
      <header className="sign-up-head">
        <Logo shop={useShopFrame()} />
        {data.email && data.step !== "confirm" ? (
          <div className="sign-up-who">
            <span>{data.email}</span>
            {data.step === "verify" ? null : (
              <form method="post" action="/logout/">
                <button type="submit" className="text-button">
                  Sign out
                </button>
              </form>
            )}
          </div>
        ) : null}
      </header>
      <div className="sign-up-body">
        <StepBar step={data.step} />
        <Step data={data} />
      </div>
    </div>
  );
}

const steps: Readonly<Record<SignUpPageData["step"], (props: { data: SignUpPageData }) => ReactNode>> = {
  account: AccountStep,
  verify: VerifyStep,
  confirm: ConfirmStep,
  gone: GoneStep,
  shop: ShopStep,
  sell: SellStep,
  terms: TermsStep,
  noShop: NoShopStep,
};
