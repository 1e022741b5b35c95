// What we need of a card processor. Card numbers never pass through us: the shopper's browser gives them to the
// processor, which gives a token.

import type { CardEntry } from "@selvedge/contracts/pages/page-data";
import type { Pools } from "@selvedge/db/pools";

export interface ChargeRequest {
  /** The platform's payment attempt. The processor charges once for one key, however often it is called. */
  idempotencyKey: string;
  token: string;
  amountMinor: number;
  currency: string;
  /** What the shopper sees on the statement and the merchant in the processor's books. */
  description: string;
  /** Where the card holder comes back to after a second step at their bank. */
  returnUrl: string;
}

export type ChargeResult =
  | { state: "succeeded"; reference: string; methodName: string }
  | { state: "failed"; reference: string; message: string; methodName: string }
  | { state: "action_needed"; reference: string; actionUrl: string; methodName: string };

export interface RefundRequest {
  /** The processor refunds once for one key, however often it is called. */
  idempotencyKey: string;
  /** The charge's `reference`. */
  chargeReference: string;
  /** Of the charge, the whole or a part. */
  amountMinor: number;
  currency: string;
}

export type RefundResult = { state: "succeeded"; reference: string } | { state: "failed"; message: string };

/** A card as somebody typed it. */
export interface TypedCard {
  number: string;
  expiry: string;
  securityCode: string;
}

/** What happens where no scripts run. */
export type WithoutScripts =
  /** The card is typed into our own form, and this makes it a token; null for a card that the processor does not know. */
  | { kind: "typed"; tokenise(card: TypedCard, now: Date): Promise<string | null> }
  /** A charge with this token is answered with `action_needed`: the card is typed on the processor's own page. */
  | { kind: "processorPage"; token: string }
  /** Nothing can be paid. */
  | { kind: "none" };

/** A script of ours that every shop's host serves to its checkout. */
export interface OwnScript {
  /** "/card-scripts/stripe.js" */
  path: string;
  text: string;
}

/** What a shopper's browser needs. */
export interface CardBrowser {
  /** Served by us; absent where the processor serves its script itself. */
  ownScript?: OwnScript;
  entry: Omit<CardEntry, "withoutScripts">;
  withoutScripts: WithoutScripts;
  /** Origins that the checkout may use beside our own: to load scripts and frames from, to call, to send shoppers to. */
  origins: {
    scripts: readonly string[];
    frames: readonly string[];
    calls: readonly string[];
    pages: readonly string[];
    pictures?: readonly string[];
  };
}

export interface CardWebhook {
  /**
   * Our payment attempts that a message of the processor is about; null unless it proves where it comes from. What became
   * of them is asked with `find`: a message is a hint, never the truth.
   */
  read(message: {
    headers: Readonly<Record<string, string | string[] | undefined>>;
    body: Buffer;
  }): Promise<readonly string[] | null>;
}

/** The processor's own site, where this machine plays it. */
export interface CardSandbox {
  /** Text of the script that `entry.script` names. */
  script: string;
  /** What the processor's card field does; null for a card that it does not know. */
  tokenise(card: TypedCard, now: Date): Promise<{ token: string; brand: string; last4: string } | null>;
  /** The card holder's answer on the bank's page; gives the address to go back to, null when it was settled before. */
  settleChallenge(reference: string, isConfirmed: boolean): Promise<string | null>;
}

/** What is stored of an attempt beside its key. */
export interface KnownAttempt {
  /** The processor's own name of it; null until it has answered. */
  reference?: string | null;
  /** It was given up here: what its payer has agreed to meanwhile is no longer taken. */
  isOver?: boolean;
}

export interface CardPayments {
  /** The processor's name in the configuration; stored with every attempt. */
  provider: string;
  /** The account there that takes the money; stored with every attempt. */
  account: string;
  /** What a payment is called before its card is known. */
  methodName: string;
  /** Why nothing can be paid, as a shopper reads it; null while cards are taken. */
  unavailable: string | null;
  /** The processor's accounts by name, this one among them; absent where there is one. */
  accounts?: Readonly<Record<string, CardPayments>>;
  /** Origins of a wallet's own pages. */
  pages?: readonly string[];
  /** null where no card is taken, and for a wallet, which needs none. */
  browser: CardBrowser | null;
  /** null for a processor that sends no messages. */
  webhook: CardWebhook | null;
  /** null for a real processor, which has a site of its own. */
  sandbox: CardSandbox | null;
  /** Takes the money, or returns why not. Throws PaymentsUnreachable when no answer came: the money may have moved. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** The result of an attempt; null when the processor never received it. */
  find(idempotencyKey: string, known?: KnownAttempt): Promise<ChargeResult | null>;
  /**
   * Cancels an attempt that waits for its card holder, and returns its result: one that was settled before stays as it is.
   * null when the processor never received it.
   */
  cancel(idempotencyKey: string, known?: KnownAttempt): Promise<ChargeResult | null>;
  /** Returns money to the card that it came from, or says why not. Throws PaymentsUnreachable when no answer came. */
  refund(request: RefundRequest): Promise<RefundResult>;
}

export interface Outside {
  pools: Pools;
  mainOrigin: string;
  /** Accounts of Stripe, the one for shops that name none first. */
  stripe: StripeConfig | null;
  paypal: PaypalConfig | null;
}

export interface StripeConfig {
  accounts: readonly StripeAccount[];
  /** Where Stripe's API is; the usual place where it is not said. */
  url?: string;
}

export interface StripeAccount {
  name: string;
  publishableKey: string;
  secretKey: string;
  /** What messages are signed with: two while one takes over from the other. */
  webhookSecrets: readonly string[];
}

export interface PaypalConfig {
  url: string;
  clientId: string;
  secret: string;
  /** Of the messages' address at PayPal, by which they are verified. */
  webhookId: string;
}

/** Sets a processor up. Each is a folder here with one of these, named in `processors.ts` by its word in the configuration. */
export type CardProcessor = (outside: Outside) => CardPayments;

export class PaymentsUnreachable extends Error {
  override readonly name = "PaymentsUnreachable";
}
