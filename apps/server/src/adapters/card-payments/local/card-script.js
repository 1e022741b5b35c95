// The local processor's script for shoppers' browsers: gives the typed card to the processor and gets its token.
// Its shape is `CardScript` of the storefront.
export async function token({ cardNumber, expiry, securityCode }, { call }) {
  const answer = await call("POST /local-cards/tokens/", { number: cardNumber, expiry, securityCode });
  if (answer.ok) return { token: answer.data.token };
  const { code, message, errors } = answer.failure;
  if (code !== "cardInvalid" && code !== "validation") return { message, errors: {}, isOfCard: false };
  // The processor calls the card's number by a name of its own.
  const { number, ...others } = errors;
  return { message, errors: number ? { ...others, cardNumber: number } : others, isOfCard: true };
}
