import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gatheredLines } from "./log-lines.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const line = (level: number, text = "") => `{"level":${level},"msg":"${text}"}\n`;

test("lines leave together, and none waits longer than a quarter of a second", () => {
  const sent: string[] = [];
  const { write } = gatheredLines((text) => sent.push(text));
  write(line(30, "one"));
  write(line(30, "two"));
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(sent).toEqual([line(30, "one") + line(30, "two")]);
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(1);
});

test("an error goes out at once, after what came before it", () => {
  const sent: string[] = [];
  const { write } = gatheredLines((text) => sent.push(text));
  write(line(30, "before"));
  write(line(50, "lost"));
  expect(sent).toEqual([line(30, "before") + line(50, "lost")]);
});

test("a line that names no level is taken for grave", () => {
  const sent: string[] = [];
  gatheredLines((text) => sent.push(text)).write("plain words\n");
  expect(sent).toEqual(["plain words\n"]);
});

test("many lines do not wait for the clock", () => {
  const sent: string[] = [];
  const { write } = gatheredLines((text) => sent.push(text));
  for (let count = 0; count < 100; count++) write(line(30, "x".repeat(100)));
  expect(sent.length).toBeGreaterThan(0);
});

test("what is left is sent when the process ends", () => {
  const sent: string[] = [];
  const { write, flush } = gatheredLines((text) => sent.push(text));
  write(line(30, "last"));
  flush();
  flush();
  expect(sent).toEqual([line(30, "last")]);
});
