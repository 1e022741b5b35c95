interface Failure {
  code?: string;
  port?: number;
  address?: string;
  path?: string;
  message?: string;
  cause?: unknown;
}

const sentences: Record<string, (failure: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Stop that one, or start with another port: PORT=4100 npm start`,
  EACCES: ({ port, path }) =>
    port
      ? `This user may not open port ${port}. Use one above 1023: PORT=4000 npm start`
      : `This user may not write to ${path}. Set DATA_DIR to a folder of your own.`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address}. Set HOST to one that it has, or leave HOST out.`,
  ENOSPC: ({ path }) => `The disk is full${path ? ` (${path})` : ""}. Make room, then start again. Nothing was lost.`,
  ENOTDIR: ({ path }) => `${path} cannot be a folder. Set DATA_DIR to a folder that can.`,
  EROFS: ({ path }) => `${path} cannot be written to. Set DATA_DIR to a folder that can.`,
  ECONNREFUSED: () => "The database does not answer. Check DATABASE_URL and that PostgreSQL runs.",
  ENOTFOUND: () => "The database's host is not known. Check DATABASE_URL.",
  "28P01": () =>
    "The database refused the password. Check DATABASE_URL, or SECRET_KEY when the embedded database is used.",
  "3D000": () => "That database does not exist. Make it first, then start again.",
  "53100": () => "The disk of the database is full. Make room, then start again. Nothing was lost.",
  "42501": () =>
    "The database user may not make roles or tables. Give DATABASE_URL a user that owns the database and may create roles.",
};

/** Why the start failed, in one plain sentence. */
export function sentenceOf(error: unknown): string {
  const failure = error as Failure;
  if (!failure.code && failure.cause) return sentenceOf({ ...(failure.cause as Failure), message: failure.message });
  const known = failure.code ? sentences[failure.code] : undefined;
  if (known) return known(failure);
  if (/No space left on device/.test(failure.message ?? "")) return sentences.ENOSPC!(failure);
  return failure.message ?? String(error);
}
