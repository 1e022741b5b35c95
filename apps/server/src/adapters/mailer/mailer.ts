export interface Mail {
  to: string;
  fromName: string;
  /** Where answers go: the shop, not the platform that sends. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
}

/** Passes one mail on for delivery. Throws when it was not accepted, so that the job retries. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** false where mail stays in the local inbox. */
  isDelivering: boolean;
}
