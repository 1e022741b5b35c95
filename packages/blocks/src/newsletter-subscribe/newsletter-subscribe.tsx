import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import type { newsletterSubscribeBlock } from "./newsletter-subscribe.block.ts";
import s from "./newsletter-subscribe.module.css";

/** An email field that posts by itself; the shell may take the form over and answer in place. */
export function NewsletterSubscribe({ props, block }: ViewPropsOf<typeof newsletterSubscribeBlock>) {
  const { title, copy, mailingList, buttonText, smallPrint } = props;
  const { subscribeUrl } = useShop();
  const field = `subscribe-${block.uid}`;
  return (
    <section className={s.newsletter} data-part="newsletter" data-bar={block.frame.fullWidth || undefined}>
      <div className={s.inner}>
        <div>
          <h2 className={s.title}>{title}</h2>
          {copy ? <p className={s.copy}>{copy}</p> : null}
        </div>
        <form method="post" action={subscribeUrl} data-form="subscribe" data-checked="">
          <input type="hidden" name="mailingList" value={mailingList} />
          <label className="visually-hidden" htmlFor={field}>
            Email address
          </label>
          <div className={s.line} data-line="">
            <input
              id={field}
              className={s.field}
              data-part="field"
              type="email"
              name="email"
              autoComplete="email"
              placeholder="Your email address"
              required
            />
            <button className={s.button} data-part="button" data-look="filled" type="submit">
              {buttonText}
            </button>
          </div>
          {smallPrint ? <p className={s.small}>{smallPrint}</p> : null}
        </form>
      </div>
    </section>
  );
}
