// Certificates for machines without an authority: signed by themselves, so that a proxy can be set up and tried. Browsers
// warn of them.
import { webcrypto } from "node:crypto";
import type { CertificateAuthority } from "./certificates.ts";

const validMs = 90 * 86_400_000;

/** What writes certificates is loaded with the first: no start waits for it. */
export function ownAuthority(now: () => Date): CertificateAuthority {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  return {
    caaName: null,
    async issue(host) {
      const x509 = await import("@peculiar/x509");
      x509.cryptoProvider.set(webcrypto as Crypto);
      const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
      const at = now();
      const expiresAt = new Date(Math.floor((at.getTime() + validMs) / 1000) * 1000);
      const certificate = await x509.X509CertificateGenerator.createSelfSigned({
        serialNumber: Buffer.from(webcrypto.getRandomValues(new Uint8Array(12))).toString("hex"),
        name: `CN=${host}`,
        notBefore: at,
        notAfter: expiresAt,
        signingAlgorithm: algorithm,
        // The two packages differ in the names of uses that nothing here has.
        keys: keys as unknown as CryptoKeyPair,
        extensions: [new x509.SubjectAlternativeNameExtension([{ type: "dns", value: host }])],
      });
      const key = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
      const lines = key.match(/.{1,64}/g)!.join("\n");
      return {
        chain: `${certificate.toString("pem")}\n`,
        key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
        expiresAt,
      };
    },
  };
}
