import { ContactFields } from "@selvedge/blocks/mail-contact-form/contact-fields";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import "./contact-page.css";

/** A shop's contact form, with what was typed and what is wrong with it; and the page that says it was sent. */
export default function ContactPage({ answer: { data } }: { answer: PageAnswer<"contact"> }) {
  const { name, settings } = useShopFrame();
  const { form, step } = data;
  const shopName = settings.logo.text || name;
  return (
    <div className="page-frame message-page contact-page" data-part="head">
      {step === "sent" ? (
        <>
          <h1>Message sent</h1>
          <p className="lead" role="status">
            Thank you. {shopName} has your message and will answer by email.
          </p>
          <div className="message-actions">
            <a data-part="button" data-look="filled" href="/">
              Back to the shop
            </a>
          </div>
        </>
      ) : (
        <>
          <h1>Contact {shopName}</h1>
          <p className="lead">Write to us and we will answer by email.</p>
          <p>
            Ten pieces or more? <a href="/get-a-quote/">Get a quote</a> with the price for all of them.
          </p>
          {form?.message && Object.keys(form.errors).length === 0 ? (
            <p className="notice" data-tone="failed" role="alert">
              {form.message}
            </p>
          ) : null}
          <ContactFields
            action="/contact/"
            id="contact"
            values={form?.values ?? {}}
            errors={form?.errors ?? {}}
            page={form?.values.page ?? ""}
            block={form?.values.block ?? ""}
            buttonText="Send"
          />
        </>
      )}
    </div>
  );
}
