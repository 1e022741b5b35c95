import { join } from "node:path";
import type { Pools } from "@selvedge/db/pools";
import type { CardPayments } from "./adapters/card-payments/card-payments.ts";
import { localCards } from "./adapters/card-payments/local-cards.ts";
import { noCards } from "./adapters/card-payments/no-cards.ts";
import { sandboxCarrier } from "./adapters/carrier/sandbox-carrier.ts";
import { freeBytesAt } from "./adapters/disk-room.ts";
import { folderStore } from "./adapters/file-store/folder-store.ts";
import { localInbox } from "./adapters/mailer/local-inbox.ts";
import { smtpMailer } from "./adapters/mailer/smtp-mailer.ts";
import type { Config } from "./config.ts";
import type { LiveChanges } from "./live-changes.ts";
import { type Origins, originsOf } from "./origins.ts";
import type { Platform } from "./platform.ts";

/** Chooses the outside world by configuration: the real adapter where one is set, else the local one. */
export function buildPlatform(config: Config, pools: Pools, live: LiveChanges, now = () => new Date()): Platform {
  const origins = originsOf(config);
  live.onSilence((isSilent) => pools.setSilent(isSilent));
  return {
    config,
    pools,
    origins,
    live,
    now,
    freeBytes: () => freeBytesAt(config.dataDir),
    files: folderStore(join(config.dataDir, "files")),
    cards: cardProcessors[config.cardProcessor](pools, origins),
    mailer: config.mailUrl ? smtpMailer(config.mailUrl, config.mailFrom) : localInbox,
    carrier: sandboxCarrier(pools.backOffice, origins.main),
  };
}

/** Card processors by their name in the configuration. */
const cardProcessors: Record<Config["cardProcessor"], (pools: Pools, origins: Origins) => CardPayments> = {
  local: (pools, origins) => localCards(pools.web, origins.main),
  none: () => noCards,
};
