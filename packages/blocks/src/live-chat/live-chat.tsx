import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import type { liveChatBlock } from "./live-chat.block.ts";
import s from "./live-chat.module.css";

/** A person and a button. One that shows later is there from the beginning where scripts are off. */
export function LiveChat({ props }: ViewPropsOf<typeof liveChatBlock>) {
  const { group, title, body, image, buttonText, buttonStyle, showAfterSeconds } = props;
  const { contactUrl } = useShop();
  if (!title && !body) return null;
  return (
    <section
      className={s.chat}
      data-group={group}
      {...(showAfterSeconds > 0 ? { "data-starts": "after", "data-seconds": showAfterSeconds } : {})}
    >
      <div className={s.who}>
        <span className={s.face}>
          {image ? <Picture image={{ ...image, altText: "" }} sizes="60px" widthPx={256} /> : <Icon name="chat" />}
        </span>
        <div>
          {title ? <h3 className={s.title}>{title}</h3> : null}
          {body ? <p className={s.body}>{body}</p> : null}
        </div>
      </div>
      <a className={s.button} data-part="button" data-look={buttonStyle} href={contactUrl}>
        <Icon name="chat" small />
        <span>{buttonText}</span>
      </a>
    </section>
  );
}
