// What the platform deletes, and when. Orders, money, logs and files are not in this table: they stay.
import { idempotencyKeyDays } from "@selvedge/domain/limits";

export interface Sweep {
  table: string;
  /** The role whose grants allow it: the back-office sees every shop, the worker the local services. */
  role: "backOffice" | "worker";
  /** Rows of `table` as `t` that may go; $1 is the present moment. */
  isOver: string;
}

const isPaidFor = `exists (select from orders o where o.division_id = t.division_id and o.basket_id = t.id
  and o.deleted_at is null and o.status in ('new', 'to_be_paid'))`;

export const sweeps: readonly Sweep[] = [
  // The longest window in which tries are counted is an hour.
  { table: "rate_limits", role: "backOffice", isOver: "t.window_started_at < $1::timestamptz - interval '1 day'" },
  {
    table: "idempotency_keys",
    role: "backOffice",
    isOver: `t.created_at < $1::timestamptz - interval '${idempotencyKeyDays} days'`,
  },
  {
    table: "one_time_codes",
    role: "backOffice",
    isOver: "t.expires_at < $1::timestamptz - interval '1 day'",
  },
  // What confirms an account is over in minutes; the browser is remembered a while longer.
  { table: "sign_ups", role: "backOffice", isOver: "t.created_at < $1::timestamptz - interval '7 days'" },
  {
    table: "sign_in_attempts",
    role: "backOffice",
    isOver: "t.expires_at < $1::timestamptz - interval '1 day'",
  },
  { table: "passkey_challenges", role: "backOffice", isOver: "t.expires_at < $1" },
  { table: "acme_challenges", role: "worker", isOver: "t.expires_at < $1" },
  { table: "captcha_solutions", role: "backOffice", isOver: "t.expires_at < $1" },
  { table: "sign_in_delays", role: "backOffice", isOver: "t.last_failed_at < $1::timestamptz - interval '1 day'" },
  // A browser keeps its cookie for four hundred days from its last sign-in.
  { table: "account_devices", role: "backOffice", isOver: "t.last_seen_at < $1::timestamptz - interval '400 days'" },
  { table: "text_messages", role: "backOffice", isOver: "t.created_at < $1::timestamptz - interval '90 days'" },
  { table: "sessions", role: "backOffice", isOver: "t.expires_at < $1" },
  // A visitor's cookie lasts thirty days from their last visit; a basket waits three times as long, favourites and what is saved for later a year.
  {
    table: "baskets",
    role: "backOffice",
    isOver: `t.name = 'main' and t.updated_at < $1::timestamptz - interval '90 days' and not ${isPaidFor}`,
  },
  {
    table: "baskets",
    role: "backOffice",
    isOver: "t.name in ('favourites', 'later') and t.updated_at < $1::timestamptz - interval '365 days'",
  },
  { table: "mailed_favourites", role: "backOffice", isOver: "t.created_at < $1::timestamptz - interval '365 days'" },
  // What visitors wrote to shops: its mail is the shop's.
  { table: "contact_messages", role: "backOffice", isOver: "t.created_at < $1::timestamptz - interval '90 days'" },
  // Of a size that never came back.
  { table: "stock_notices", role: "backOffice", isOver: "t.created_at < $1::timestamptz - interval '365 days'" },
  // Copies of mails, with addresses and links in them. Long after the last job that could send one again.
  { table: "mails", role: "backOffice", isOver: "t.created_at < $1::timestamptz - interval '90 days'" },
  // Of buyers who did not pay, or of whom Facebook was not told: it takes nothing older than 7 days.
  {
    table: "facebook_sales",
    role: "backOffice",
    isOver:
      "t.created_at < $1::timestamptz - case when t.state = 'sent' then interval '90 days' else interval '8 days' end",
  },
  // Cards that were typed in and never charged.
  {
    table: "local_cards.tokens",
    role: "worker",
    isOver: `t.created_at < $1::timestamptz - interval '1 day'
      and not exists (select from local_cards.charges c where c.token = t.token)`,
  },
];
