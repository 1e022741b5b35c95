/** The platform's secret, and the password of its databases, in every benchmark. */
export const secret = "a secret for benchmarks and nothing else";
