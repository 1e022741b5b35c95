import { expect, test, vi } from "vitest";
import { sessionEnd } from "./session-end.ts";

test("calls that the server refused continue after the next sign-in", async () => {
  const { ended, signedInAgain } = sessionEnd();
  const gone: string[] = [];
  const calls = ["save", "list"].map((name) => ended().then(() => gone.push(name)));
  await Promise.resolve();
  expect(gone).toEqual([]);
  signedInAgain();
  await Promise.all(calls);
  expect(gone).toEqual(["save", "list"]);
});

test("a second end waits for a second signing in", async () => {
  const { ended, signedInAgain } = sessionEnd();
  const first = ended();
  signedInAgain();
  await first;
  const onward = vi.fn();
  const second = ended().then(onward);
  await first;
  expect(onward).not.toHaveBeenCalled();
  signedInAgain();
  await second;
  expect(onward).toHaveBeenCalledOnce();
});

test("the screen is notified until it stops listening", () => {
  const { ended, onEnd } = sessionEnd();
  const notify = vi.fn();
  const stop = onEnd(notify);
  ended();
  stop();
  ended();
  expect(notify).toHaveBeenCalledOnce();
});
