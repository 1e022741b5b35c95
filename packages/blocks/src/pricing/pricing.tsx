import type { PropsOf } from "@selvedge/pages/props/field";
import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { Anchor } from "../parts/links/anchor.tsx";
import type { pricingBlock } from "./pricing.block.ts";
import s from "./pricing.module.css";

type Step = PropsOf<(typeof pricingBlock)["fields"]["steps"]["of"]>;

/** Prices side by side; below each other on a phone. */
export function Pricing({ props: { title, copy, steps } }: ViewPropsOf<typeof pricingBlock>) {
  const shown = steps.filter((step) => step.price || step.title);
  if (shown.length === 0) return null;
  return (
    <section className={s.pricing}>
      {title ? <h2 className={s.title}>{title}</h2> : null}
      {copy ? <p className={s.copy}>{copy}</p> : null}
      <ul className={s.steps} data-count={shown.length}>
        {shown.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
          <StepOf key={index} step={step} />
        ))}
      </ul>
    </section>
  );
}

function StepOf({ step: { title, price, unit, details, badge, buttonText, href, target } }: { step: Step }) {
  const { majorMoney } = useShop();
  const amount = Number(price);
  const lines = details.split("\n").filter((line) => line.trim());
  return (
    <li className={s.step} data-stressed={badge ? "" : undefined}>
      {badge ? <p className={s.badge}>{badge}</p> : null}
      <h3 className={s.for}>{title}</h3>
      <p className={s.price}>{price.trim() && Number.isFinite(amount) ? majorMoney(amount) : price}</p>
      {unit ? <p className={s.unit}>{unit}</p> : null}
      {lines.length > 0 ? (
        <ul className={s.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {buttonText && href ? (
        <Anchor
          className={s.button}
          data-part="button"
          data-look={badge ? "filled" : "outlined"}
          href={href}
          target={target}
        >
          {buttonText}
        </Anchor>
      ) : null}
    </li>
  );
}
