// What the modules of the server receive: configuration, database, outside world, clock. Passed as an argument from app.ts.
import type { Pools } from "@selvedge/db/pools";
import type { AddressLookUp } from "./adapters/address-look-up/address-look-up.ts";
import type { Captcha } from "./adapters/captcha/captcha.ts";
import type { CardPayments } from "./adapters/card-payments/card-payments.ts";
import type { Carrier } from "./adapters/carrier/carrier.ts";
import type { CertificateAuthority } from "./adapters/certificates/certificates.ts";
import type { Dns } from "./adapters/dns/dns.ts";
import type { Facebook } from "./adapters/facebook/facebook.ts";
import type { FileStore } from "./adapters/file-store/file-store.ts";
import type { Mailer } from "./adapters/mailer/mailer.ts";
import type { PhotoService } from "./adapters/photo-service/photo-service.ts";
import type { TextMessages } from "./adapters/text-messages/text-messages.ts";
import type { Config } from "./config.ts";
import type { LiveChanges } from "./live-changes.ts";
import type { Origins } from "./origins.ts";

export interface Platform {
  config: Config;
  pools: Pools;
  origins: Origins;
  files: FileStore;
  cards: CardPayments;
  /** Payments on a wallet's own page; null where none is set up. */
  wallet: CardPayments | null;
  /** Finds addresses; null where none is set up. */
  addressLookUp: AddressLookUp | null;
  mailer: Mailer;
  textMessages: TextMessages;
  captcha: Captcha;
  /** Hears of sales, for shops that have a pixel and its token. */
  facebook: Facebook;
  photos: PhotoService;
  carrier: Carrier;
  /** Makes the certificates of shops' own domains. */
  certificates: CertificateAuthority;
  dns: Dns;
  /** What other processes and requests have just changed. */
  live: LiveChanges;
  now(): Date;
  /** Free space on the disk that holds the files and the embedded database. */
  freeBytes(): Promise<number>;
}
