// One name in the forms that code needs.

export const isName = (text) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);

/** { kebab: "gift-card", camel: "giftCard", pascal: "GiftCard", title: "Gift card", words: "gift card" } */
export function namesOf(kebab) {
  const pascal = kebab.split("-").map(capital).join("");
  const words = kebab.replaceAll("-", " ");
  return { kebab, pascal, camel: pascal[0].toLowerCase() + pascal.slice(1), words, title: capital(words) };
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
