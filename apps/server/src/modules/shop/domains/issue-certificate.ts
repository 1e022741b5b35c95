import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readDivision } from "@selvedge/db/read-division";
import { openText, sealText } from "@selvedge/db/sealing";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { failuresMailed, nextTryMs } from "@selvedge/domain/shops/own-domains/next-look";
import {
  type Certificate,
  CertificateRefused,
  type CertificateStores,
} from "../../../adapters/certificates/certificates.ts";
import type { Platform } from "../../../platform.ts";
import { findDomain, lockDomain } from "./queries.ts";
import { openHost, storeDomain } from "./write-queries.ts";

export type Issued = "issued" | "gone" | "failed" | "given up";

/**
 * Gets a certificate for a proven domain and lets it lead to the shop. A refusal is tried again later, and said to the
 * shop's people after some in a row. Running twice gets two certificates at worst; the later one is kept.
 */
export async function issueFor(platform: Platform, divisionId: DivisionId, id: number): Promise<Issued> {
  const { pools, now } = platform;
  const row = await readDivision(pools.worker, divisionId, (db) => findDomain(db, divisionId, id));
  if (!row?.proven_at) return "gone";
  const isOpen = await withDivision(pools.worker, divisionId, (db) => openHost(db, divisionId, row.host, now()));
  if (!isOpen) return fail(platform, divisionId, id, "Another shop uses this domain. Remove it there first.");
  try {
    const certificate = await platform.certificates.issue(row.host, storesOf(platform));
    await storeCertificate(platform, row.host, certificate);
    await writeFiles(platform, row.host, certificate);
    await withDivision(pools.worker, divisionId, async (db) => {
      if (!(await lockDomain(db, divisionId, id))) return;
      await storeDomain(db, divisionId, id, {
        ...{ state: "active", reason: "", failures: 0, certificate_expires_at: certificate.expiresAt },
      });
    });
    return "issued";
  } catch (error) {
    if (!(error instanceof CertificateRefused)) throw error;
    return fail(platform, divisionId, id, `The certificate was refused: ${error.message}`);
  }
}

async function fail({ pools, now }: Platform, divisionId: DivisionId, id: number, reason: string): Promise<Issued> {
  return withDivision(pools.worker, divisionId, async (db) => {
    const row = await lockDomain(db, divisionId, id);
    if (!row) return "gone";
    const failures = row.failures + 1;
    // One that works goes on with the certificate that it has.
    const state = row.state === "active" ? "active" : failures >= failuresMailed ? "failed" : "issuing";
    const next = new Date(now().getTime() + nextTryMs(failures));
    await storeDomain(db, divisionId, id, { state, reason, failures, next_look_at: next });
    return failures === failuresMailed ? "given up" : "failed";
  });
}

const place = (host: string) => ({ table: "certificates", row: host, column: "sealed_key" });
const accountPlace = (directory: string) => ({ table: "acme_accounts", row: directory, column: "sealed_key" });

async function storeCertificate(
  { pools, config, now }: Platform,
  host: string,
  { chain, key, expiresAt }: Certificate,
) {
  await pools.worker.query(
    `insert into certificates (host, chain, sealed_key, issued_at, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (host) do update set chain = excluded.chain, sealed_key = excluded.sealed_key,
       issued_at = excluded.issued_at, expires_at = excluded.expires_at`,
    [host, chain, sealText(config.fieldKeys, place(host), key), now(), expiresAt],
  );
}

/** The certificate as proxies read it, replaced in one step: <folder>/<host>.pem holds chain and key. */
async function writeFiles({ config }: Platform, host: string, { chain, key }: Pick<Certificate, "chain" | "key">) {
  await mkdir(config.certificateFolder, { recursive: true, mode: 0o700 });
  const path = join(config.certificateFolder, `${host}.pem`);
  await writeFile(`${path}.new`, `${chain.trimEnd()}\n${key.trimEnd()}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Deletes what is stored of a domain that no shop has any more. */
export async function deleteCertificate({ pools, config }: Platform, host: string): Promise<void> {
  const { rows } = await pools.worker.query("select from custom_domains where host = $1", [host]);
  if (rows.length > 0) return;
  await pools.worker.query("delete from certificates where host = $1", [host]);
  await rm(join(config.certificateFolder, `${host}.pem`), { force: true });
}

/** How long an authority may ask. */
const challengeMs = 3_600_000;

const storesOf = ({ pools, config, now }: Platform): CertificateStores => ({
  challenges: {
    put: async (token, answer) => {
      const until = new Date(now().getTime() + challengeMs);
      await pools.worker.query(
        "insert into acme_challenges (token, answer, expires_at) values ($1, $2, $3) on conflict (token) do update set answer = excluded.answer, expires_at = excluded.expires_at",
        [token, answer, until],
      );
    },
    remove: async (token) => void (await pools.worker.query("delete from acme_challenges where token = $1", [token])),
  },
  accounts: {
    read: async (directory) => {
      const { rows } = await pools.worker.query(
        "select sealed_key, account_url from acme_accounts where directory = $1",
        [directory],
      );
      const opened = rows[0] && openText(config.fieldKeys, accountPlace(directory), rows[0].sealed_key);
      return opened?.ok ? { key: opened.text, url: rows[0].account_url } : null;
    },
    write: async (directory, { key, url }) => {
      await pools.worker.query(
        `insert into acme_accounts (directory, sealed_key, account_url) values ($1, $2, $3)
         on conflict (directory) do update set sealed_key = excluded.sealed_key, account_url = excluded.account_url`,
        [directory, sealText(config.fieldKeys, accountPlace(directory), key), url],
      );
    },
  },
});
