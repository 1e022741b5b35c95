import { referralCodeOf, referralParameter } from "@selvedge/domain/referrals/referral-code";
import type { ViewPropsOf } from "../context/block-view.ts";
import { CopyField } from "../parts/copy-field.tsx";
import type { affiliateBlock } from "./affiliate.block.ts";
import s from "./affiliate.module.css";

/** A link to share, with a button that copies it. Without somebody who shares there is no link. */
export function Affiliate({ props, block, data }: ViewPropsOf<typeof affiliateBlock>) {
  const { title, copy, code, path, smallPrint } = props;
  const { origin = "" } = (data?.shop ?? {}) as { origin?: string };
  const by = referralCodeOf(code);
  if (by === "") return null;
  const page = path.startsWith("/") ? path : "/";
  return (
    <section className={s.affiliate}>
      {title ? <h2 className={s.title}>{title}</h2> : null}
      {copy ? <p className={s.copy}>{copy}</p> : null}
      <CopyField
        id={`share-${block.uid}`}
        text={`${origin}${page}${page.includes("?") ? "&" : "?"}${referralParameter}=${by}`}
        label="Your link"
        buttonText="Copy"
      />
      {smallPrint ? <p className={s.small}>{smallPrint}</p> : null}
    </section>
  );
}
