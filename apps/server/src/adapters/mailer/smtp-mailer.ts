import type { Transporter } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Delivers by SMTP. Its protocol is loaded with the first mail: no start waits for it. */
export function smtpMailer(url: string, fromAddress: string): Mailer {
  let opening: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 } as never);
  };
  return {
    isDelivering: true,
    async send({ to, fromName, replyTo, subject, html, text }) {
      opening ??= open();
      const transport = await opening;
      // As parts and not as text: nothing in an address can name a second reader.
      await transport.sendMail({
        to: { name: "", address: to },
        from: { name: fromName, address: fromAddress },
        replyTo: { name: fromName, address: replyTo },
        subject,
        html,
        text,
      });
    },
  };
}
