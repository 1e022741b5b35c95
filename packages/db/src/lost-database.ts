/**
 * Codes that mean "not now" rather than "broken": a lost connection (class 08), a server that stops or starts (57P),
 * no more space or memory (53), a statement or lock that took too long, and errors of the network itself.
 */
const codes =
  /^(08|53|57P|57014|25P03|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** The driver's own words have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|The database is silent)/;

/** Whether an error says that the database cannot be reached now; trying again later may work. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (typeof code === "string" && codes.test(code)) || (typeof message === "string" && words.test(message));
}
