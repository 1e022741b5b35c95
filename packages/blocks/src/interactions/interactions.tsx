import type { ReactNode } from "react";
import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icon-names.ts";
import type { interactionsBlock } from "./interactions.block.ts";
import s from "./interactions.module.css";

/** Ways to pass a page on. Sharing and copying appear once scripts run; the others are links. */
export function Interactions({ props }: ViewPropsOf<typeof interactionsBlock>) {
  const { heading, share, copyLink, email, tellMe, mailingList, align } = props;
  const { name, subscribeUrl } = useShop();
  if (!(share || copyLink || email || tellMe)) return null;
  const list = mailingList ? `?mailingList=${encodeURIComponent(mailingList)}` : "";
  return (
    <div className={s.interactions} data-align={align} data-starts="share">
      {heading ? <h2 className={s.heading}>{heading}</h2> : null}
      {share ? <Press does="share" icon="share" text="Share" /> : null}
      {copyLink ? <Press does="copy" icon="link" text="Copy link" /> : null}
      {email ? (
        <Lead href={`mailto:?subject=${encodeURIComponent(name)}`} does="email" icon="mail">
          Email it
        </Lead>
      ) : null}
      {tellMe ? (
        <Lead href={`${subscribeUrl}${list}`} icon="bell">
          Tell me of news
        </Lead>
      ) : null}
    </div>
  );
}

const Press = ({ does, icon, text }: { does: string; icon: IconName; text: string }) => (
  <button type="button" className={s.one} data-does={does} hidden>
    <Icon name={icon} small />
    <span>{text}</span>
  </button>
);

const Lead = ({ href, does, icon, children }: { href: string; does?: string; icon: IconName; children: ReactNode }) => (
  <a className={s.one} href={href} data-does={does}>
    <Icon name={icon} small />
    {children}
  </a>
);
