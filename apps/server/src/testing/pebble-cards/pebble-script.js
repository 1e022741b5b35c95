// What the processor serves at its own address: puts one field into the page and makes a token of what is typed there.
let field;

export function mount(place) {
  field = place.ownerDocument.createElement("input");
  place.append(field);
}

export async function token(_, { settings }) {
  const number = field.value.replaceAll(" ", "");
  if (number === "") return { message: "Enter your card.", errors: {}, isOfCard: true };
  return { token: `${settings.publicKey}:card:${number.slice(-4)}` };
}
