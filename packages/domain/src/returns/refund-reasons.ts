/** Why a shop or its makers give money back, as they choose it and as the credit note's log reads it. */
export const refundReasons = [
  "Faulty print",
  "Faulty garment",
  "Wrong item",
  "Damaged on its way",
  "Did not arrive",
  "Came too late",
  "Does not fit",
  "Changed their mind",
  "Goodwill",
] as const;
