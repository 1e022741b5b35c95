// What a one-time code may be for. A purpose that is missing here cannot be issued.

export interface Purpose {
  /** How long link and code work. */
  minutes: number;
  /** What is sent: a link with 128 bits, six digits to type, or both. */
  has: readonly ("link" | "code")[];
  /** How it reaches its reader; "given" is handed to the browser and never sent. */
  by: "mail" | "text message" | "given";
}

export const purposes = {
  /** Proves the address of a new account. */
  verify_email: { minutes: 15, has: ["link", "code"], by: "mail" },
  /** Proves the new address of an account before it replaces the old one. */
  change_email: { minutes: 15, has: ["link", "code"], by: "mail" },
  /** Brings the old address of an account back. */
  undo_email: { minutes: 7 * 24 * 60, has: ["link"], by: "mail" },
  /** Signs everybody out of an account that somebody else got into; the mail about a sign-in carries it. */
  not_me: { minutes: 7 * 24 * 60, has: ["link"], by: "given" },
  /** Sets a new password. */
  reset_password: { minutes: 30, has: ["link"], by: "mail" },
  /** Signs a shopper in without a password. */
  sign_in: { minutes: 10, has: ["link", "code"], by: "mail" },
  /** The second factor of one sign-in. */
  second_factor: { minutes: 10, has: ["code"], by: "text message" },
  /** Confirms who is there before something of the sign-in changes, for an account without a second factor. */
  confirm_identity: { minutes: 10, has: ["code"], by: "mail" },
  /** Proves a phone number before it becomes a second factor. */
  verify_phone: { minutes: 10, has: ["code"], by: "text message" },
  /** Lets a person into a shop's team; the team's own mail carries it. */
  invitation: { minutes: 7 * 24 * 60, has: ["link"], by: "given" },
  /** Opens a shop to one of its own people, as visitors will see it, on the shop's own host. */
  preview_shop: { minutes: 5, has: ["link"], by: "given" },
  /** Lets a colleague see a customer's dashboard or account, on its own host. */
  customer_view: { minutes: 1, has: ["link"], by: "given" },
  /** Carries a session from one host to another. */
  hand_over: { minutes: 1, has: ["link"], by: "given" },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof purposes;
