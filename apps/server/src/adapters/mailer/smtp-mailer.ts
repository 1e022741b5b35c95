import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Delivers by SMTP. */
export function smtpMailer(url: string, fromAddress: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
  } as never);
  return {
    isDelivering: true,
    async send({ to, fromName, replyTo, subject, html, text }) {
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
