// The environment, read once into a typed object. A wrong value stops the start with one plain sentence.
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import type { Keyring } from "@selvedge/db/sealing";
import { isIossNumber } from "@selvedge/domain/shipping/customs-form";
import { fieldKeysOf } from "./field-keys.ts";
import { keptInFolder } from "./kept-in-folder.ts";

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
  /** How many proxies of ours stand in front and add to X-Forwarded-For. */
  proxyHops: number;
  logLevel: string;
  /** What a reader of /metrics shows; null: only readers on this machine. */
  metricsToken: string | null;
  /** SMTP address for mail; null keeps mail in the local inbox. */
  mailUrl: string | null;
  mailFrom: string;
  /** Who takes cards: "local" is the processor of test cards, "none" nobody. */
  cardProcessor: "local" | "none";
  /** Under which VAT is paid on small parcels into the EU; empty: such parcels are held before they leave. */
  iossNumber: string;
  /** A fresh database gets the demo world. */
  hasDemoWorld: boolean;
  poolSize: number;
  /** Folder that print files are handed to the machines in. */
  hotFolder: string;
}

type Environment = Record<string, string | undefined>;

/** Reads and checks the environment. Throws an Error whose message names the variable and what it must be. */
export function readConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR || ".data");
  const environment = oneOf(env, "NODE_ENV", ["development", "production", "test"], "development");
  const port = wholeNumber(env, "PORT", 4000, 0, 65535);
  const publicProtocol = oneOf(env, "PUBLIC_PROTOCOL", ["http", "https"], "http");
  return {
    port,
    listenAt: addressesOf(env, environment === "production" ? everywhere : "localhost"),
    baseHost: hostName(env, "BASE_HOST", "localhost"),
    publicProtocol,
    publicPort: publicPort(env, port, publicProtocol),
    dataDir,
    databaseUrl: postgresUrl(env, "DATABASE_URL"),
    role: oneOf(env, "SELVEDGE_ROLE", ["all", "web", "worker"], "all"),
    secret: env.SECRET_KEY ? longEnough("SECRET_KEY", env.SECRET_KEY) : keptSecret(dataDir, environment),
    fieldKeys: fieldKeysOf(env.FIELD_KEYS, dataDir, environment),
    environment,
    proxyHops: wholeNumber(env, "PROXY_HOPS", environment === "production" ? 1 : 0, 0, 5),
    logLevel: oneOf(
      env,
      "LOG_LEVEL",
      ["fatal", "error", "warn", "info", "debug", "silent"],
      environment === "production" ? "info" : "warn",
    ),
    metricsToken: env.METRICS_TOKEN ? longEnough("METRICS_TOKEN", env.METRICS_TOKEN) : null,
    mailUrl: smtpUrl(env, "MAIL_URL"),
    mailFrom: env.MAIL_FROM || "orders@selvedge.test",
    // Test cards cost nobody anything: in production goods are given for them only where somebody has said so.
    cardProcessor: oneOf(env, "CARD_PROCESSOR", ["local", "none"], environment === "production" ? "none" : "local"),
    iossNumber: iossNumber(env, environment === "production" ? "" : "IM0000000000"),
    hasDemoWorld: oneOf(env, "DEMO_WORLD", ["on", "off"], environment === "production" ? "off" : "on") === "on",
    poolSize: wholeNumber(env, "DATABASE_POOL", 8, 2, 200),
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

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
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
  const shown = wholeNumber(env, "PUBLIC_PORT", port, 0, 65535);
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

function longEnough(name: string, value: string): string {
  if (value.length < 32) throw new Error(`${name} must be at least 32 characters long.`);
  return value;
}

/** A machine of one process keeps a secret of its own in the data folder. */
function keptSecret(dataDir: string, environment: Config["environment"]): string {
  if (environment === "production")
    throw new Error("SECRET_KEY is missing. Give every process the same random text of at least 32 characters.");
  const file = join(dataDir, "secret");
  return longEnough(`The secret in ${file}`, keptInFolder(file));
}
