/** The name that readers of a review see: "Priya N." from a first and a last name; "A buyer" from none. */
export function authorName(firstName: string, lastName: string): string {
  const first = firstName.trim();
  const [initial] = lastName.trim();
  if (first === "") return "A buyer";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
