// What the rooms of the server are given: configuration, database, outside world, clock. Passed by hand from app.ts.
import type { Pools } from "@selvedge/db/pools";
import type { CardPayments } from "./adapters/card-payments/card-payments.ts";
import type { Carrier } from "./adapters/carrier/carrier.ts";
import type { FileStore } from "./adapters/file-store/file-store.ts";
import type { Mailer } from "./adapters/mailer/mailer.ts";
import type { Config } from "./config.ts";
import type { LiveChanges } from "./live-changes.ts";
import type { Origins } from "./origins.ts";

export interface Platform {
  config: Config;
  pools: Pools;
  origins: Origins;
  files: FileStore;
  cards: CardPayments;
  mailer: Mailer;
  carrier: Carrier;
  /** What other processes and requests have just changed. */
  live: LiveChanges;
  now(): Date;
  /** Room on the disk that files and our own database lie on. */
  freeBytes(): Promise<number>;
}
