/** The second factors that a person of a shop can set up, in the order in which they are advised. */
export const factorWays = {
  app: { label: "App on your phone", note: "Works without a signal" },
  phone: { label: "Text message", note: "A code to your phone number" },
} as const;

export type FactorWay = keyof typeof factorWays;
