import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { Icon } from "../parts/icon.tsx";
import { Anchor } from "../parts/links/anchor.tsx";
import type { actionBlock } from "./action.block.ts";
import s from "./action.module.css";

type ActionProps = ViewPropsOf<typeof actionBlock>;

/** One line that does something. What leads nowhere has no button. */
export function Action({ props, block }: ActionProps) {
  const { icon, title, copy } = props;
  if (!title) return null;
  return (
    <div className={s.action} data-does={props.does}>
      <span className={s.icon}>
        <Icon name={icon} />
      </span>
      <div className={s.words}>
        <p className={s.title}>{title}</p>
        {copy ? <p className={s.copy}>{copy}</p> : null}
      </div>
      <Does props={props} uid={block.uid} />
    </div>
  );
}

function Does({
  props: { does, href, opens, target, text, buttonText },
  uid,
}: Pick<ActionProps, "props"> & { uid: string }) {
  const { contactUrl } = useShop();
  if (does === "copy")
    return text ? <CopyField id={`copy-${uid}`} text={text} label="Text to copy" buttonText={buttonText} /> : null;
  const to = { open: href, scroll: target ? `#${target}` : "", chat: contactUrl }[does];
  if (!to) return null;
  return (
    <Anchor
      className={s.button}
      data-part="button"
      data-look="outlined"
      href={to}
      target={does === "open" ? opens : "_self"}
    >
      {buttonText}
    </Anchor>
  );
}
