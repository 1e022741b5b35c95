import type { ViewPropsOf } from "../context/block-view.ts";
import { useShop } from "../context/shop-context.tsx";
import { ContactFields } from "./contact-fields.tsx";
import type { mailContactFormBlock } from "./mail-contact-form.block.ts";

/** A form that writes to the shop. It names its page and itself; the server knows who reads what it sends. */
export function MailContactForm({ props, block, data }: ViewPropsOf<typeof mailContactFormBlock>) {
  const { title, copy, note, buttonText } = props;
  const { contactUrl } = useShop();
  const { path = "" } = (data?.page ?? {}) as { path?: string };
  return (
    <section>
      {title ? <h2>{title}</h2> : null}
      {copy ? <p>{copy}</p> : null}
      <ContactFields
        action={contactUrl}
        id={`contact-${block.uid}`}
        values={{}}
        errors={{}}
        page={path}
        block={block.uid}
        note={note}
        buttonText={buttonText}
      />
    </section>
  );
}
