import { expect, test } from "vitest";
import { permissionGuard } from "./account-guards.ts";
import { type GuardName, guards, passes } from "./guards.ts";
import { badges } from "./project-guards.ts";
import { stranger } from "./visit-facts.ts";

test("of whom nothing is known may see an open shop and sign in, and nothing that takes more (platform-core §6)", () => {
  const open = (Object.keys(guards) as GuardName[]).filter((name) => passes(name, stranger));
  const whereTheyAre = [
    "canVisitReviewedStore",
    "canVisitStore",
    "inMerchantContext",
    "shopOnly",
    "isRestOfWorld",
    "seesOldHomepage",
  ];
  const whatTheyHaveNot = ["isLoggedOut", "isNotPro", "isNotTurbo", "isNotShopify", "ownPaymentProcessor"];
  const badgesTheyHaveNot = Object.keys(badges).map((badge) => `notCompleted${badge}Badge`);
  expect(open.toSorted()).toEqual([...whereTheyAre, ...whatTheyHaveNot, ...badgesTheyHaveNot].toSorted());
  expect(guards.isLoggedIn.redirect(stranger)).toBe("/login/?redirect_uri=%2F");
  expect(guards.mainOnly.redirect(stranger)).toBe("/");
});

test("the guard of a permission says in its sentence what the word lets one do", () => {
  expect(permissionGuard("orders.read").sentence).toBe("The account may see orders and who placed them.");
});
