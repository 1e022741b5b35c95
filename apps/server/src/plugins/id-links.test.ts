import type { DivisionId } from "@selvedge/domain/ids";
import { expect, test } from "vitest";
import { idOfLink, linkOfId } from "./id-links.ts";

const secret = "a secret of at least thirty-two letters";
const shop = 101 as DivisionId;
const link = linkOfId(secret, { purpose: "invoice", divisionId: shop, id: 418_001 });

test("a link gives its id back, and holds 32 letters", () => {
  expect(link).toMatch(/^[\w-]{32}$/);
  expect(idOfLink(secret, { purpose: "invoice", divisionId: shop, link })).toBe(418_001);
});

test.each([
  ["another purpose", secret, { purpose: "order history", divisionId: shop, link }],
  ["another shop", secret, { purpose: "invoice", divisionId: 102 as DivisionId, link }],
  ["another secret", "another secret of at least thirty letters", { purpose: "invoice", divisionId: shop, link }],
  ["a changed id", secret, { purpose: "invoice", divisionId: shop, link: `B${link.slice(1)}` }],
  ["a changed proof", secret, { purpose: "invoice", divisionId: shop, link: `${link.slice(0, -2)}00` }],
  ["half a link", secret, { purpose: "invoice", divisionId: shop, link: link.slice(0, 20) }],
  ["no link", secret, { purpose: "invoice", divisionId: shop, link: "" }],
] as const)("%s opens nothing", (_, withSecret, of) => {
  expect(idOfLink(withSecret, of)).toBeNull();
});
