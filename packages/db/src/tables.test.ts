import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { describeTables } from "../scripts/describe-tables.ts";

test("the typed tables are what the migrations make", async () => {
  const written = readFileSync(new URL("./tables.ts", import.meta.url), "utf8");
  const squeezed = (text: string) => text.replace(/\s+/g, "").replaceAll(":|", ":");
  const isTheSame = squeezed(written) === squeezed(await describeTables(inject("templateUrl")));
  expect(isTheSame, "run packages/db/scripts/write-tables.ts").toBe(true);
});
