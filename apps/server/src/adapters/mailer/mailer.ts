export interface Mail {
  to: string;
  fromName: string;
  /** Where answers go: the shop, not the platform that sends. */
  replyTo: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands one mail to whoever delivers it. Throws when it was not taken, so that the job tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** false where mail stays in the local inbox. */
  isDelivering: boolean;
}
