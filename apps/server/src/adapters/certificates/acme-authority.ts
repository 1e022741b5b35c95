// Certificates of an authority that speaks ACME (RFC 8555), such as Let's Encrypt, by what it finds at the host itself.
import { X509Certificate } from "node:crypto";
import { type CertificateAuthority, CertificateRefused, type CertificateStores } from "./certificates.ts";

export interface AcmeConfig {
  /** Address of the authority's directory. */
  directory: string;
  /** Whom the authority writes to. */
  email: string;
  /** Its name in CAA records. */
  caaName: string;
}

/** Its protocol is loaded with the first certificate: no start waits for it. */
export function acmeAuthority({ directory, email, caaName }: AcmeConfig): CertificateAuthority {
  return {
    caaName,
    async issue(host, stores) {
      const { default: acme } = await import("acme-client");
      const client = await clientFor(directory, email, stores);
      const [key, csr] = await acme.crypto.createCsr({ commonName: host, altNames: [host] });
      const tokens: string[] = [];
      try {
        const chain = await client.auto({
          csr,
          email,
          termsOfServiceAgreed: true,
          challengePriority: ["http-01"],
          // The authority looks from outside; from here the host may lead elsewhere.
          skipChallengeVerification: true,
          async challengeCreateFn(_, challenge, answer) {
            tokens.push(challenge.token);
            await stores.challenges.put(challenge.token, answer);
          },
          challengeRemoveFn: async (_, challenge) => stores.challenges.remove(challenge.token),
        });
        return { chain, key: key.toString(), expiresAt: new Date(new X509Certificate(chain).validTo) };
      } catch (error) {
        throw new CertificateRefused(reasonOf(error));
      } finally {
        for (const token of tokens) await stores.challenges.remove(token);
      }
    },
  };
}

/** One account for all shops, made at the first certificate. */
async function clientFor(directory: string, email: string, { accounts }: CertificateStores) {
  const { default: acme } = await import("acme-client");
  const known = await accounts.read(directory);
  const key = known?.key ?? (await acme.crypto.createPrivateKey()).toString();
  const client = new acme.Client({
    directoryUrl: directory,
    accountKey: key,
    ...(known?.url ? { accountUrl: known.url } : {}),
    backoffAttempts: 8,
    backoffMin: 1_000,
    backoffMax: 10_000,
  });
  if (!known?.url) {
    await client.createAccount({ termsOfServiceAgreed: true, contact: [`mailto:${email}`] });
    await accounts.write(directory, { key, url: client.getAccountUrl() });
  }
  return client;
}

/** What an authority says, short enough for a screen. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(/\s+/g, " ")
    .slice(0, 300);
