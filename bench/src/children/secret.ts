/** The platform's secret, and the password of its databases, in every benchmark. */
export const secret = "a secret for benchmarks and nothing else";

/** What it seals single values with. */
export const fieldKeys = `bench:${Buffer.alloc(32, 7).toString("base64url")}`;
