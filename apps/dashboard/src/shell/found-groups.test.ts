import { shownGroups } from "@selvedge/ui/overlays/palette-groups.ts";
import { expect, test } from "vitest";
import { foundGroups } from "./found-groups.tsx";

const nothing = { orders: [], products: [], artworks: [], pages: [] };
const pages = [
  { id: 4, name: "Home", url: "/", isHomepage: true },
  { id: 7, name: "Our work", url: "/our-work/", isHomepage: false },
] as never;

const pagesFor = (permissions: readonly string[]) => {
  const groups = foundGroups({ ...nothing, pages }, permissions);
  // The server has searched: what it found is shown though its name has none of the words.
  return shownGroups(groups, "sails", () => false).map(({ label, items }) => [
    label,
    ...items.map((item) => [item.label, item.detail, item.href]),
  ]);
};

test("pages that were found lead to their editor for those who edit pages", () => {
  expect(pagesFor(["pages.read", "pages.edit"])).toEqual([
    ["Pages", ["Home", "Home page", "/pages/4/edit"], ["Our work", "/our-work/", "/pages/7/edit"]],
  ]);
});

test("and to what is said of them for those who only read", () => {
  expect(pagesFor(["pages.read"])).toEqual([
    ["Pages", ["Home", "Home page", "/pages/4"], ["Our work", "/our-work/", "/pages/7"]],
  ]);
});

test("an order is told by who ordered, for which company, and where it stands", () => {
  const order = { id: 9, reference: "NK-418978", customerName: "Eilidh Muir", company: "", statusName: "Making" };
  const detailOf = (company: string) =>
    foundGroups({ ...nothing, orders: [{ ...order, company }] } as never, [])[0]!.items[0]!.detail;
  expect([detailOf("Tidewatch"), detailOf("")]).toEqual(["Eilidh Muir, Tidewatch, making", "Eilidh Muir, making"]);
});
