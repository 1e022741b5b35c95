// The environment, read once into a typed object. A wrong value stops the start with one plain sentence.
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import type { Keyring } from "@selvedge/db/sealing";
import { isIossNumber } from "@selvedge/domain/shipping/customs-form";
import type { LoqateConfig } from "./adapters/address-look-up/loqate.ts";
import type { ScoreCaptchaConfig } from "./adapters/captcha/score-captcha.ts";
import type { PaypalConfig, StripeConfig } from "./adapters/card-payments/card-payments.ts";
import { cardProcessors, wallets } from "./adapters/card-payments/processors.ts";
import type { AcmeConfig } from "./adapters/certificates/acme-authority.ts";
import type { FacebookConfig } from "./adapters/facebook/graph-facebook.ts";
import type { InstagramConfig } from "./adapters/photo-service/instagram.ts";
import type { RestTextMessagesConfig } from "./adapters/text-messages/rest-text-messages.ts";
import { fieldKeysOf } from "./field-keys.ts";
import { paypalConfig, stripeConfig } from "./payment-config.ts";
import { storedInFolder } from "./stored-in-folder.ts";

export interface Config {
  port: number;
  /** Addresses of this machine to listen at. "::" is all of them, of both kinds. */
  listenAt: readonly string[];
  /** The platform's own host without port: "localhost" or "selvedge.shop". */
  baseHost: string;
  /** What visitors' addresses begin with and end with: "http" and ":4000". */
  publicProtocol: "http" | "https";
  publicPort: string;
  dataDir: string;
  /** null: the embedded database is used. */
  databaseUrl: string | null;
  role: "all" | "web" | "worker";
  secret: string;
  /** What bank details, tokens and the like are sealed with. */
  fieldKeys: Keyring;
  environment: "development" | "production" | "test";
  /** How many of the platform's own proxies are in front and add to X-Forwarded-For. */
  proxyHops: number;
  /** The header in which a proxy says the country of a visitor, in small letters; null: none does. */
  countryHeader: string | null;
  logLevel: string;
  /** What a reader of /metrics shows; null: only readers on this machine. */
  metricsToken: string | null;
  /** SMTP address for mail; null leaves mail in the local inbox. */
  mailUrl: string | null;
  mailFrom: string;
  /** Whom to tell of a weakness of the platform. */
  securityContact: string;
  /** Who finds addresses; null: in production no one. */
  addressLookUp: LoqateConfig | null;
  /** Who sends text messages; null leaves them in the local box. */
  textMessages: RestTextMessagesConfig | null;
  /** Who tells people from programs; null: browsers do a little work. */
  captcha: ScoreCaptchaConfig | null;
  /** Where Facebook hears of sales; null leaves them in the local list. */
  facebook: FacebookConfig | null;
  /** Whose posts are read from Instagram; null: no shop's. */
  instagram: InstagramConfig | null;
  /** Who takes cards: a word of adapters/card-payments/processors. "local" is the processor of test cards, "none" no one. */
  cardProcessor: string;
  /** A word of the wallets there, or "none". */
  wallet: string;
  /** Accounts of Stripe; null: cards go elsewhere. */
  stripe: StripeConfig | null;
  paypal: PaypalConfig | null;
  /** Under which VAT is paid on small parcels into the EU; empty: such parcels are held before they leave. */
  iossNumber: string;
  /** A fresh database gets the demo world. */
  hasDemoWorld: boolean;
  poolSize: number;
  /** Where records of shops' own domains are looked for: in the DNS of the world, or in a file of the data folder. */
  dns: "public" | "local";
  /** Resolvers that are asked; none: this machine's own. */
  dnsServers: readonly string[];
  /** Who makes certificates of shops' own domains; null: they are signed by themselves. */
  acme: AcmeConfig | null;
  /** Folder that a proxy reads those certificates from. */
  certificateFolder: string;
  /** Folder that print files are handed to the machines in. */
  hotFolder: string;
}

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment. Throws an Error whose message names the variable and what it must be. */
export function readConfig(env: Environment, processors: Readonly<Record<string, unknown>> = cardProcessors): Config {
  const dataDir = resolve(env.DATA_DIR || ".data");
  const environment = oneOf(env, "NODE_ENV", ["development", "production", "test"], "development");
  const port = wholeNumber(env, "PORT", { fallback: 4000, least: 0, most: 65535 });
  const publicProtocol = oneOf(env, "PUBLIC_PROTOCOL", ["http", "https"], "http");
  const cardProcessor = oneOf(
    env,
    "CARD_PROCESSOR",
    Object.keys(processors),
    environment === "production" ? "none" : "local",
  );
  const wallet = oneOf(
    env,
    "WALLET",
    [...Object.keys(wallets), "none"],
    environment !== "production" && cardProcessor === "local" ? "local" : "none",
  );
  if (wallet === "local" && cardProcessor !== "local")
    throw new Error('WALLET is "local" but the local wallet is there only with CARD_PROCESSOR "local".');
  return {
    port,
    listenAt: addressesOf(env, environment === "production" ? everywhere : "localhost"),
    baseHost: hostName(env, "BASE_HOST", "localhost"),
    publicProtocol,
    publicPort: publicPort(env, port, publicProtocol),
    dataDir,
    databaseUrl: postgresUrl(env, "DATABASE_URL"),
    role: oneOf(env, "SELVEDGE_ROLE", ["all", "web", "worker"], "all"),
    secret: env.SECRET_KEY ? longEnough("SECRET_KEY", env.SECRET_KEY) : storedSecret(dataDir, environment),
    fieldKeys: fieldKeysOf(env.FIELD_KEYS, dataDir, environment),
    environment,
    proxyHops: wholeNumber(env, "PROXY_HOPS", { fallback: environment === "production" ? 1 : 0, least: 0, most: 5 }),
    countryHeader: headerName(env, "COUNTRY_HEADER"),
    logLevel: oneOf(
      env,
      "LOG_LEVEL",
      ["fatal", "error", "warn", "info", "debug", "silent"],
      environment === "production" ? "info" : "warn",
    ),
    metricsToken: env.METRICS_TOKEN ? longEnough("METRICS_TOKEN", env.METRICS_TOKEN) : null,
    mailUrl: smtpUrl(env, "MAIL_URL"),
    securityContact: env.SECURITY_CONTACT || "security@selvedge.test",
    mailFrom: env.MAIL_FROM || "orders@selvedge.test",
    addressLookUp: env.ADDRESS_LOOK_UP_KEY
      ? {
          key: env.ADDRESS_LOOK_UP_KEY,
          url: httpsUrl("ADDRESS_LOOK_UP_URL", env.ADDRESS_LOOK_UP_URL || "https://api.addressy.com").origin,
        }
      : null,
    textMessages: textMessages(env),
    captcha: captcha(env),
    facebook: facebook(env, environment),
    instagram: instagram(env),
    // Test cards cost nothing: in production they pay for goods only when the configuration says so.
    cardProcessor,
    wallet,
    stripe: cardProcessor === "stripe" ? stripeConfig(env) : null,
    paypal: wallet === "paypal" ? paypalConfig(env) : null,
    iossNumber: iossNumber(env, environment === "production" ? "" : "IM0000000000"),
    hasDemoWorld: oneOf(env, "DEMO_WORLD", ["on", "off"], environment === "production" ? "off" : "on") === "on",
    poolSize: wholeNumber(env, "DATABASE_POOL", { fallback: 8, least: 2, most: 200 }),
    dns: oneOf(env, "DNS", ["public", "local"], environment === "production" ? "public" : "local"),
    dnsServers: (env.DNS_SERVERS ?? "")
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean),
    acme: acme(env),
    certificateFolder: resolve(env.CERTIFICATE_FOLDER || join(dataDir, "certificates")),
    hotFolder: resolve(env.HOT_FOLDER || join(dataDir, "hot-folder")),
  };
}

function iossNumber(env: Environment, fallback: string): string {
  const number = env.IOSS_NUMBER || fallback;
  if (number !== "" && !isIossNumber(number)) throw new Error("IOSS_NUMBER must be IM and ten digits.");
  return number;
}

function oneOf<const T extends string>(env: Environment, name: string, words: readonly T[], fallback: NoInfer<T>): T {
  const value = env[name];
  if (value === undefined || value === "") return fallback;
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Error(`${name} is "${value}" but must be one of: ${words.join(", ")}.`);
  return found;
}

function wholeNumber(
  env: Environment,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  const value = env[name];
  if (value === undefined || value === "") return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`${name} is "${value}" but must be a whole number from ${least} to ${most}.`);
  return number;
}

function hostName(env: Environment, name: string, fallback: string): string {
  const value = (env[name] || fallback).toLowerCase();
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(value))
    throw new Error(`${name} is "${value}" but must be a host name without port, such as selvedge.shop.`);
  return value;
}

const everywhere = "::";

/** "localhost" is this machine alone, by both kinds of addresses: browsers and tools differ in which they try first. */
function addressesOf(env: Environment, fallback: string): readonly string[] {
  const value = (env.HOST || fallback).toLowerCase();
  if (value === "localhost") return ["127.0.0.1", "::1"];
  if (isIP(value) === 0)
    throw new Error(`HOST is "${value}" but must be "localhost", "::" for everywhere, or an address of this machine.`);
  return [value];
}

function publicPort(env: Environment, port: number, protocol: string): string {
  const shown = wholeNumber(env, "PUBLIC_PORT", { fallback: port, least: 0, most: 65535 });
  return shown === (protocol === "https" ? 443 : 80) ? "" : `:${shown}`;
}

function postgresUrl(env: Environment, name: string): string | null {
  const value = env[name];
  if (!value) return null;
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`${name} must look like postgres://user:password@host:5432/database.`);
  return value;
}

function smtpUrl(env: Environment, name: string): string | null {
  const value = env[name];
  if (!value) return null;
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`${name} must look like smtp://user:password@host:587.`);
  return value;
}

/** TEXT_MESSAGES_URL holds account and token as an address does: "https://account:token@api.twilio.com". */
function textMessages(env: Environment): RestTextMessagesConfig | null {
  const value = env.TEXT_MESSAGES_URL;
  if (!value) return null;
  const { origin, username, password } = httpsUrl("TEXT_MESSAGES_URL", value);
  if (!username || !password || !env.TEXT_MESSAGES_FROM)
    throw new Error(
      "TEXT_MESSAGES_URL must look like https://account:token@api.twilio.com, with TEXT_MESSAGES_FROM beside it.",
    );
  const account = decodeURIComponent(username);
  return { origin, account, token: decodeURIComponent(password), from: env.TEXT_MESSAGES_FROM };
}

/** All four keys of a provider, or none. */
function captcha(env: Environment): ScoreCaptchaConfig | null {
  const keys = {
    scoreKey: env.CAPTCHA_V3_KEY ?? "",
    scoreSecret: env.CAPTCHA_V3_SECRET ?? "",
    boxKey: env.CAPTCHA_V2_KEY ?? "",
    boxSecret: env.CAPTCHA_V2_SECRET ?? "",
  };
  const given = Object.values(keys).filter((key) => key !== "").length;
  if (given === 0) return null;
  if (given < 4)
    throw new Error("CAPTCHA_V3_KEY, CAPTCHA_V3_SECRET, CAPTCHA_V2_KEY and CAPTCHA_V2_SECRET belong together.");
  const google = "https://www.google.com/recaptcha/api";
  return {
    ...keys,
    verifyUrl: httpsUrl("CAPTCHA_VERIFY_URL", env.CAPTCHA_VERIFY_URL || `${google}/siteverify`).href,
    scriptUrl: httpsUrl("CAPTCHA_SCRIPT_URL", env.CAPTCHA_SCRIPT_URL || `${google}.js`).href,
  };
}

/** ACME_DIRECTORY and ACME_EMAIL; "letsencrypt" stands for that authority. */
function acme(env: Environment): AcmeConfig | null {
  if (!env.ACME_DIRECTORY) return null;
  const named = env.ACME_DIRECTORY === "letsencrypt" ? letsEncrypt : env.ACME_DIRECTORY;
  if (!env.ACME_EMAIL?.includes("@")) throw new Error("ACME_DIRECTORY takes ACME_EMAIL: whom the authority writes to.");
  return {
    directory: httpsUrl("ACME_DIRECTORY", named).href,
    email: env.ACME_EMAIL,
    caaName: env.ACME_CAA || "letsencrypt.org",
  };
}

const letsEncrypt = "https://acme-v02.api.letsencrypt.org/directory";

/** Shops bring their own tokens, so in production nothing has to be set. */
function facebook(env: Environment, environment: Config["environment"]): FacebookConfig | null {
  if (!env.FACEBOOK_URL && environment !== "production") return null;
  const { href } = httpsUrl("FACEBOOK_URL", env.FACEBOOK_URL || "https://graph.facebook.com/v23.0");
  return { url: href.replace(/\/$/, "") };
}

/** INSTAGRAM_ACCOUNTS: "14=<account>:<token>" for each division, with commas between them. */
function instagram(env: Environment): InstagramConfig | null {
  if (!env.INSTAGRAM_ACCOUNTS) return null;
  const accounts = env.INSTAGRAM_ACCOUNTS.split(",").map((entry) => {
    const [, division, account, token] = /^\s*(\d{1,9})=([^:\s]+):(\S+)\s*$/.exec(entry) ?? [];
    if (!division || !account || !token)
      throw new Error("INSTAGRAM_ACCOUNTS must look like 14=<account>:<token>, with commas between several.");
    return [Number(division), { account, token }] as const;
  });
  const { href } = httpsUrl("INSTAGRAM_URL", env.INSTAGRAM_URL || "https://graph.instagram.com/v23.0");
  return { url: href.replace(/\/$/, ""), accounts: Object.fromEntries(accounts) };
}

function headerName(env: Environment, name: string): string | null {
  const value = env[name]?.trim().toLowerCase();
  if (!value) return null;
  if (!/^[a-z0-9-]+$/.test(value)) throw new Error(`${name} must be the name of a header, such as CF-IPCountry.`);
  return value;
}

function httpsUrl(name: string, value: string): URL {
  if (!/^https:\/\//.test(value) || !URL.canParse(value)) throw new Error(`${name} must be an https address.`);
  return new URL(value);
}

function longEnough(name: string, value: string): string {
  if (value.length < 32) throw new Error(`${name} must be at least 32 characters long.`);
  return value;
}

/** A machine of one process stores its own secret in the data folder. */
function storedSecret(dataDir: string, environment: Config["environment"]): string {
  if (environment === "production")
    throw new Error("SECRET_KEY is missing. Give every process the same random text of at least 32 characters.");
  const file = join(dataDir, "secret");
  return longEnough(`The secret in ${file}`, storedInFolder(file));
}
