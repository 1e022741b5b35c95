import { expect, test } from "vitest";
import { manualClock } from "../testing/manual-clock.ts";
import { createSnackbarStore } from "./snackbar-store.ts";

function start() {
  const { timers, pass } = manualClock();
  const store = createSnackbarStore(timers);
  return { store, pass, shown: () => store.read().shown?.code ?? null };
}

test("P9.09 a snack is on screen for 3000 ms (platform-core §9)", () => {
  const { store, pass, shown } = start();
  store.show({ code: "saved", text: "Saved" });
  pass(0);
  expect(shown()).toBe("saved");
  pass(2999);
  expect(shown()).toBe("saved");
  pass(1);
  expect(shown()).toBeNull();
});

test("P4.19 of two raised at once the newest comes first, the other 300 ms after it has gone (platform-core §4)", () => {
  const { store, pass, shown } = start();
  store.show({ code: "older", text: "" });
  store.show({ code: "newer", text: "" });
  pass(0);
  expect(shown()).toBe("newer");
  pass(3000 + 299);
  expect(shown()).toBeNull();
  pass(1);
  expect(shown()).toBe("older");
});

test("a snack raised during the gap waits for its end", () => {
  const { store, pass, shown } = start();
  store.show({ code: "a", text: "" });
  pass(3000);
  store.show({ code: "b", text: "" });
  pass(299);
  expect(shown()).toBeNull();
  pass(1);
  expect(shown()).toBe("b");
});

test("its own duration wins over the usual one", () => {
  const { store, pass, shown } = start();
  store.show({ code: "undo", text: "", durationMs: 10_000 });
  pass(9999);
  expect(shown()).toBe("undo");
  pass(1);
  expect(shown()).toBeNull();
});

test("time stops while a pointer is on the snack, and then starts again", () => {
  const { store, pass, shown } = start();
  store.show({ code: "a", text: "" });
  pass(2900);
  store.hold();
  pass(60_000);
  expect(shown()).toBe("a");
  store.release();
  pass(2999);
  expect(shown()).toBe("a");
  pass(1);
  expect(shown()).toBeNull();
});

test("closing ends the snack at once and lets the next one come", () => {
  const { store, pass, shown } = start();
  store.show({ code: "a", text: "" });
  store.show({ code: "b", text: "" });
  pass(0);
  store.close();
  expect(shown()).toBeNull();
  pass(300);
  expect(shown()).toBe("a");
});

test("listeners get every change until they leave", () => {
  const { store, pass } = start();
  let changes = 0;
  const leave = store.subscribe(() => changes++);
  store.show({ code: "a", text: "" });
  pass(0);
  expect(changes).toBe(2);
  leave();
  pass(5000);
  expect(changes).toBe(2);
});
