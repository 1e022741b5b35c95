import { expect, test } from "vitest";
import { silentWords } from "./breaker.ts";
import { isLostDatabase } from "./lost-database.ts";

test.each([
  [{ code: "57P01" }, true],
  [{ code: "57P03" }, true],
  [{ code: "08006" }, true],
  [{ code: "53300" }, true],
  [{ code: "57014" }, true],
  [{ code: "ECONNREFUSED" }, true],
  [new Error("Connection terminated unexpectedly"), true],
  [new Error("timeout exceeded when trying to connect"), true],
  [new Error("Client has encountered a connection error and is not queryable"), true],
  [new Error("Query read timeout"), true],
  [new Error(silentWords), true],
  [{ code: "23505" }, false],
  [{ code: "ENOENT" }, false],
  [new Error("The connection was terminated by a poet"), false],
  [null, false],
  ["text", false],
])("%o means that the database is lost: %s", (error, isLost) => {
  expect(isLostDatabase(error)).toBe(isLost);
});
