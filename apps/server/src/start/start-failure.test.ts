import { expect, test } from "vitest";
import { sentenceOf } from "./start-failure.ts";

test.each([
  [
    { code: "EADDRINUSE", port: 4000 },
    "Port 4000 is in use by another program. Stop that one, or start with another port: PORT=4100 npm start",
  ],
  [{ code: "ENOSPC", path: "/data" }, "The disk is full (/data). Make room, then start again. Nothing was lost."],
  [
    { message: "could not write: No space left on device" },
    "The disk is full. Make room, then start again. Nothing was lost.",
  ],
  [{ code: "ENOTDIR", path: "/dev/null/x" }, "/dev/null/x cannot be a folder. Set DATA_DIR to a folder that can."],
  [
    new Error("Migration 0003 failed: out of room", { cause: { code: "53100" } }),
    "The disk of the database is full. Make room, then start again. Nothing was lost.",
  ],
  [{ code: "ECONNREFUSED" }, "The database does not answer. Check DATABASE_URL and that PostgreSQL runs."],
  [
    new Error('PORT is "x" but must be a whole number from 0 to 65535.'),
    'PORT is "x" but must be a whole number from 0 to 65535.',
  ],
])("%j becomes one plain sentence", (failure, sentence) => {
  expect(sentenceOf(failure)).toBe(sentence);
});
