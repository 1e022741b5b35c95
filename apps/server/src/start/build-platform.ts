import { join } from "node:path";
import type { Pools } from "@selvedge/db/pools";
import { localLookUp } from "../adapters/address-look-up/local-look-up.ts";
import { loqate } from "../adapters/address-look-up/loqate.ts";
import { scoreCaptcha } from "../adapters/captcha/score-captcha.ts";
import { workBits, workCaptcha } from "../adapters/captcha/work-captcha.ts";
import type { CardProcessor } from "../adapters/card-payments/card-payments.ts";
import { cardProcessors, wallets as knownWallets } from "../adapters/card-payments/processors.ts";
import { sandboxCarrier } from "../adapters/carrier/sandbox-carrier.ts";
import { acmeAuthority } from "../adapters/certificates/acme-authority.ts";
import { ownAuthority } from "../adapters/certificates/own-authority.ts";
import { localDns } from "../adapters/dns/local-dns.ts";
import { publicDns } from "../adapters/dns/public-dns.ts";
import { graphFacebook } from "../adapters/facebook/graph-facebook.ts";
import { localFacebook } from "../adapters/facebook/local-facebook.ts";
import { folderStore } from "../adapters/file-store/folder-store.ts";
import { freeBytesAt } from "../adapters/free-bytes.ts";
import { localInbox } from "../adapters/mailer/local-inbox.ts";
import { smtpMailer } from "../adapters/mailer/smtp-mailer.ts";
import { instagram } from "../adapters/photo-service/instagram.ts";
import { noAccounts } from "../adapters/photo-service/no-accounts.ts";
import { localBox } from "../adapters/text-messages/local-box.ts";
import { restTextMessages } from "../adapters/text-messages/rest-text-messages.ts";
import type { Config } from "../config.ts";
import type { LiveChanges } from "../live-changes.ts";
import { originsOf } from "../origins.ts";
import type { Platform } from "../platform.ts";

interface PlatformOptions {
  now?: () => Date;
  processors?: Readonly<Record<string, CardProcessor>> | undefined;
  wallets?: Readonly<Record<string, CardProcessor>> | undefined;
}

/** Chooses the outside world by configuration: the real adapter where one is set, else the local one. */
export function buildPlatform(
  config: Config,
  pools: Pools,
  live: LiveChanges,
  { now = () => new Date(), processors = cardProcessors, wallets = knownWallets }: PlatformOptions = {},
): Platform {
  const origins = originsOf(config);
  const processor = processors[config.cardProcessor];
  if (!processor) throw new Error(`There is no card processor "${config.cardProcessor}".`);
  const outside = { pools, mainOrigin: origins.main, stripe: config.stripe, paypal: config.paypal };
  const wallet = wallets[config.wallet];
  live.onSilence((isSilent) => pools.setSilent(isSilent));
  return {
    config,
    pools,
    origins,
    live,
    now,
    freeBytes: () => freeBytesAt(config.dataDir),
    files: folderStore(join(config.dataDir, "files")),
    cards: processor(outside),
    wallet: wallet?.(outside) ?? null,
    addressLookUp: config.addressLookUp
      ? loqate(config.addressLookUp)
      : config.environment === "production"
        ? null
        : localLookUp,
    textMessages: config.textMessages ? restTextMessages(config.textMessages) : localBox,
    captcha: config.captcha
      ? scoreCaptcha(config.captcha)
      : workCaptcha({
          pool: pools.web,
          secret: config.secret,
          now,
          bits: config.environment === "test" ? 8 : workBits,
        }),
    facebook: config.facebook ? graphFacebook(config.facebook) : localFacebook(now),
    photos: config.instagram ? instagram(config.instagram) : noAccounts,
    mailer: config.mailUrl ? smtpMailer(config.mailUrl, config.mailFrom) : localInbox,
    dns: config.dns === "public" ? publicDns(config.dnsServers) : localDns(join(config.dataDir, "dns.txt")),
    certificates: config.acme ? acmeAuthority(config.acme) : ownAuthority(now),
    carrier: sandboxCarrier(pools.backOffice, origins.main),
  };
}
