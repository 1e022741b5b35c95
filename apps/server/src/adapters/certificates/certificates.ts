/** A certificate for one host, as servers of TLS take it. */
export interface Certificate {
  /** PEM, the host's own first. */
  chain: string;
  /** PEM */
  key: string;
  expiresAt: Date;
}

/** Where an authority finds the answer to what it asks: /.well-known/acme-challenge/{token} at the host. */
export interface ChallengeStore {
  put(token: string, answer: string): Promise<void>;
  remove(token: string): Promise<void>;
}

/** What an account at an authority is kept in. */
export interface AccountStore {
  read(directory: string): Promise<{ key: string; url: string } | null>;
  write(directory: string, account: { key: string; url: string }): Promise<void>;
}

export interface CertificateStores {
  challenges: ChallengeStore;
  accounts: AccountStore;
}

export interface CertificateAuthority {
  /** Its name in CAA records; null where nobody is asked. */
  readonly caaName: string | null;
  /** Makes a certificate. Throws CertificateRefused, in words, where the authority says no. */
  issue(host: string, stores: CertificateStores): Promise<Certificate>;
}

/** The authority said no; the message is for people. */
export class CertificateRefused extends Error {}
