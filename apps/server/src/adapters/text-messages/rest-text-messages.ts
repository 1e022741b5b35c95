// Delivers by a provider's REST call, in the form that Twilio introduced and others take too.
import { type Net, safeFetch } from "../safe-fetch/safe-fetch.ts";
import type { TextMessages } from "./text-messages.ts";

export interface RestTextMessagesConfig {
  /** "https://api.twilio.com", without a slash at the end. */
  origin: string;
  account: string;
  token: string;
  /** The sender: a number, or a name of up to eleven letters. */
  from: string;
}

export function restTextMessages({ origin, account, token, from }: RestTextMessagesConfig, net?: Net): TextMessages {
  return {
    isDelivering: true,
    async send({ to, body }) {
      const sent = await safeFetch(
        `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
        {
          method: "POST",
          headers: {
            authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`,
            "content-type": "application/x-www-form-urlencoded",
          },
          body: new URLSearchParams({ To: to, From: from, Body: body }).toString(),
          timeLimitMs: 10_000,
        },
        net,
      );
      // The answer repeats number and text: neither belongs into a log.
      if (!sent.ok) throw new Error(`The text message provider could not be reached: ${sent.code}.`);
      if (sent.status >= 300) throw new Error(`The text message provider answered ${sent.status}.`);
    },
  };
}
