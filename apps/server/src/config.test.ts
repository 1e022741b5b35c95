import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "selvedge-config-"));

const fieldKey = Buffer.alloc(32, 7).toString("base64url");

test.each([
  [{ PORT: "80a" }, /PORT is "80a" but must be a whole number/],
  [{ PORT: "70000" }, /PORT/],
  [{ SELVEDGE_ROLE: "boss" }, /SELVEDGE_ROLE is "boss" but must be one of: all, web, worker/],
  [{ CARD_PROCESSOR: "stripe" }, /STRIPE_ACCOUNTS must look like uk=/],
  [{ CARD_PROCESSOR: "stripe", STRIPE_ACCOUNTS: "uk=sk_1:pk_1:whsec_1" }, /STRIPE_ACCOUNTS must look like uk=/],
  [{ CARD_PROCESSOR: "stripe", STRIPE_ACCOUNTS: "a=pk_1:sk_1:whsec_1,a=pk_2:sk_2:whsec_2" }, /names one account twice/],
  [
    { CARD_PROCESSOR: "stripe", STRIPE_ACCOUNTS: "uk=pk_1:sk_1:whsec_1", STRIPE_URL: "http://api.stripe.com" },
    /STRIPE_URL must be an https address/,
  ],
  [{ CARD_PROCESSOR: "none", WALLET: "local" }, /WALLET is "local" but the local wallet is there only with/],
  [{ WALLET: "paypal", PAYPAL_ACCOUNT: "id:secret" }, /PAYPAL_ACCOUNT must look like .*PAYPAL_WEBHOOK_ID/],
  [{ CARD_PROCESSOR: "cash" }, /CARD_PROCESSOR is "cash" but must be one of: local, stripe, none/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must look like postgres/],
  [{ BASE_HOST: "http://x" }, /BASE_HOST/],
  [{ SECRET_KEY: "short" }, /SECRET_KEY must be at least 32/],
  [{ NODE_ENV: "production" }, /SECRET_KEY is missing/],
  [{ NODE_ENV: "production", SECRET_KEY: "s".repeat(32) }, /FIELD_KEYS is missing/],
  [{ FIELD_KEYS: "2026" }, /FIELD_KEYS must look like/],
  [{ FIELD_KEYS: `Key 1:${fieldKey}` }, /FIELD_KEYS must look like/],
  [{ FIELD_KEYS: "2026:c2hvcnQ" }, /The key "2026" has 5 bytes/],
  [{ FIELD_KEYS: `2026:${fieldKey},2026:${fieldKey}` }, /The key "2026" is named twice/],
  [{ MAIL_URL: "mailbox" }, /MAIL_URL/],
  [{ TEXT_MESSAGES_URL: "http://a:b@texts.example" }, /TEXT_MESSAGES_URL must be an https address/],
  [{ TEXT_MESSAGES_URL: "https://texts.example", TEXT_MESSAGES_FROM: "Selvedge" }, /must look like https:/],
  [{ TEXT_MESSAGES_URL: "https://a:b@texts.example" }, /TEXT_MESSAGES_FROM/],
  [{ CAPTCHA_V3_KEY: "key" }, /belong together/],
  [{ HOST: "everywhere" }, /HOST is "everywhere" but must be "localhost", "::" for everywhere, or an address/],
])("the environment %j stops the start with a plain sentence", (env, sentence) => {
  expect(() => readConfig({ DATA_DIR, ...env })).toThrow(sentence);
});

const production = { NODE_ENV: "production", SECRET_KEY: "s".repeat(32), FIELD_KEYS: `2026:${fieldKey}` };

test.each([
  [{}, ["127.0.0.1", "::1"]],
  [{ HOST: "localhost" }, ["127.0.0.1", "::1"]],
  [{ HOST: "0.0.0.0" }, ["0.0.0.0"]],
  [production, ["::"]],
  [{ ...production, HOST: "127.0.0.1" }, ["127.0.0.1"]],
])("with %j it listens at %j", (env, listenAt) => {
  expect(readConfig({ DATA_DIR, ...env }).listenAt).toEqual(listenAt);
});

test("without any setting the platform runs on this machine alone", () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    port: 4000,
    baseHost: "localhost",
    databaseUrl: null,
    role: "all",
    publicPort: ":4000",
    listenAt: ["127.0.0.1", "::1"],
    hasDemoWorld: true,
  });
});

const forReal = {
  NODE_ENV: "production",
  SECRET_KEY: "a secret of thirty-two letters or more",
  FIELD_KEYS: `2026:${"A".repeat(43)}`,
};

test.each([
  [{}, "local"],
  [forReal, "none"],
  [{ ...forReal, CARD_PROCESSOR: "local" }, "local"],
  [{ CARD_PROCESSOR: "none" }, "none"],
])("with %j cards go to: %s", (env, processor) => {
  expect(readConfig({ DATA_DIR, ...env }).cardProcessor).toBe(processor);
});

const stripeKeys = "pk_test_1:sk_test_1:whsec_1";

test.each([
  [{}, "local"],
  [forReal, "none"],
  [{ CARD_PROCESSOR: "none" }, "none"],
  [{ ...forReal, WALLET: "paypal", PAYPAL_ACCOUNT: "id:secret", PAYPAL_WEBHOOK_ID: "WH-1" }, "paypal"],
  [{ CARD_PROCESSOR: "stripe", STRIPE_ACCOUNTS: `uk=${stripeKeys}` }, "none"],
])("with %j the wallet is: %s", (env, wallet) => {
  expect(readConfig({ DATA_DIR, ...env }).wallet).toBe(wallet);
});

test("accounts of Stripe are read by name, each with its keys and the secrets of its messages", () => {
  const env = { CARD_PROCESSOR: "stripe", STRIPE_ACCOUNTS: `uk=${stripeKeys}+whsec_2, eu=pk_2:rk_2:whsec_3` };
  expect(readConfig({ DATA_DIR, ...env }).stripe).toEqual({
    accounts: [
      { name: "uk", publishableKey: "pk_test_1", secretKey: "sk_test_1", webhookSecrets: ["whsec_1", "whsec_2"] },
      { name: "eu", publishableKey: "pk_2", secretKey: "rk_2", webhookSecrets: ["whsec_3"] },
    ],
  });
});

test("the secret of a machine is made once and stored", () => {
  expect(readConfig({ DATA_DIR }).secret).toBe(readConfig({ DATA_DIR }).secret);
});

test("behind https on its usual port, addresses carry no port", () => {
  expect(readConfig({ DATA_DIR, PUBLIC_PROTOCOL: "https", PUBLIC_PORT: "443" }).publicPort).toBe("");
});

test("values are sealed with the first field key and opened with any", () => {
  const { fieldKeys } = readConfig({ DATA_DIR, FIELD_KEYS: `2026:${fieldKey}, 2025:${fieldKey}` });
  expect(fieldKeys.currentId).toBe("2026");
  expect([...fieldKeys.keys.keys()]).toEqual(["2026", "2025"]);
});

test("the field key of a machine is made once and stored, and is not its secret", () => {
  const [one, other] = [readConfig({ DATA_DIR }), readConfig({ DATA_DIR })];
  expect(one.fieldKeys).toEqual(other.fieldKeys);
  expect(one.fieldKeys.currentId).toMatch(/^local-[0-9a-f]{8}$/);
  expect(readFileSync(join(DATA_DIR, "field-key"), "utf8")).not.toBe(readFileSync(join(DATA_DIR, "secret"), "utf8"));
});
