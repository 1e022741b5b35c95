import { isOwnPath } from "@selvedge/contracts/pages/own-paths";
import { expect, test } from "vitest";
import { addresses } from "./pages.ts";

test("no merchant can make a page at an address of the shop's own", () => {
  const own = addresses.map(({ path }) => path).filter((path) => path !== "/{url*}");
  expect(own.filter((path) => !isOwnPath(path))).toEqual([]);
});
