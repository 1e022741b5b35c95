import { afterEach, expect, test } from "vitest";
import { loaderOf, plainPng, sceneOf, sha256Of } from "../pictures.examples.ts";
import { renderPrintFile } from "../print-file.ts";
import { type RenderProcess, renderProcess } from "./render-process.ts";
import * as rendering from "./rendering.ts";
import { works } from "./works.ts";

const options = { areaMm: { widthMm: 50.8, heightMm: 25.4 } };
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

let used: RenderProcess | undefined;
afterEach(() => {
  const pid = used?.pid();
  if (pid) process.kill(pid, "SIGKILL");
});
const processWith = (given: Parameters<typeof renderProcess>[0] = {}) => {
  used = renderProcess(given);
  return used;
};

test("a print file from the rendering process has the bytes of one that is rendered here, its pictures loaded here", async () => {
  const picture = await plainPng(60, 60);
  const scene = sceneOf("front", { assetId: sha256Of(picture), rotation: 20 });
  const apart = await rendering.renderPrintFile(scene, "front", loaderOf(picture), options);
  expect(apart).toEqual(await renderPrintFile(scene, "front", loaderOf(picture), options));
  if (!apart.ok) throw new Error(apart.code);
  expect(Buffer.isBuffer(apart.png)).toBe(true);
  expect(await rendering.verifyPrintFile(apart.png, options)).toMatchObject({ ok: true, sha256: apart.sha256 });
});

test("every kind of work that the rendering process knows can be requested", () => {
  expect(Object.keys(rendering).sort()).toEqual(Object.keys(works).sort());
});

test("a refusal arrives as a value, and an error with its words and its code", async () => {
  expect(await rendering.verifyPrintFile(Buffer.from("no picture"), options)).toMatchObject({ ok: false });
  const failing = () => Promise.reject(Object.assign(new Error("the store is away"), { code: "EIO" }));
  await expect(
    rendering.renderPrintFile(sceneOf("front", { assetId: "gone" }), "front", failing, options),
  ).rejects.toMatchObject({ message: "the store is away", code: "EIO" });
});

test("work in the middle of which the process is killed fails, and the next is done by a new one", async () => {
  const { run, pid } = processWith();
  const scene = sceneOf("front", { assetId: "slow" });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const neverLoaded = () => {
    begin();
    return new Promise(() => {});
  };
  const stuck = run("renderPrintFile", [scene, "front", neverLoaded, options]);
  const failed = expect(stuck).rejects.toThrow(/ended in the middle: SIGKILL/);
  await begun;
  const first = pid()!;
  process.kill(first, "SIGKILL");
  await failed;
  expect(await run("smallPicture", [await plainPng(8, 8), 4])).toBeInstanceOf(Buffer);
  expect(pid()).not.toBe(first);
});

test("a process without work ends, and its memory with it", async () => {
  const { run, pid } = processWith({ idleMs: 10 });
  await run("smallPicture", [await plainPng(8, 8), 4]);
  const first = pid()!;
  await expect.poll(() => isAlive(first), { timeout: 20_000 }).toBe(false);
  expect(pid()).toBeUndefined();
  expect(await run("smallPicture", [await plainPng(8, 8), 4])).toBeInstanceOf(Buffer);
});

test("no more works run side by side than are allowed, and each gets its own result", async () => {
  const { run } = processWith({ atOnce: 2 });
  let [now, most] = [0, 0];
  const picture = await plainPng(20, 20);
  const load = async () => {
    most = Math.max(most, ++now);
    await new Promise((done) => setTimeout(done, 20));
    now--;
    return picture;
  };
  const files = await Promise.all(
    [1, 2, 3, 4, 5].map((side) =>
      run("renderPrintFile", [sceneOf("front", { assetId: "one", w: side, h: side }), "front", load, options]),
    ),
  );
  expect(most).toBe(2);
  expect(new Set(files.map((file) => (file as { sha256: string }).sha256)).size).toBe(5);
});
