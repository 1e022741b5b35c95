import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openChannel, type Port } from "./channel.ts";
import { editorModules } from "./editor-module.ts";
import { helloOf, readHello } from "./frame-handshake.ts";
import { type DashboardMessage, dashboardMessage } from "./from-dashboard.ts";
import { type FrameMessage, frameMessage } from "./from-frame.ts";

const resize = { t: "resize", uid: "a", from: 4, to: 6 } as const;
const spot = { parent: null, before: "b" };

/** One message of each kind, as it goes over the port. */
const ofDashboard: Record<DashboardMessage["t"], DashboardMessage> = {
  connect: { t: "connect", module: "v2", rev: "3", ops: [resize] },
  page: { t: "page", seq: 1, wire: { url: "/", blocks: [] } },
  ops: { t: "ops", seq: 2, ops: [resize, { t: "group", ops: [resize] }] },
  stored: { t: "stored", address: "/page-preview/a1/" },
  theme: { t: "theme", vars: { "--t-page-background-color": "#fff" } },
  menus: {
    t: "menus",
    menu: [{ title: "Clothing", url: "/collection/clothing/", segments: [] }],
    columns: [{ title: "Help", items: [] }],
    legal: [{ title: "Terms", url: "/terms/" }],
    at: { list: "menu", entry: 0, segment: null },
  },
  plugin: { t: "plugin", notice: null, offer: { title: "Letters", text: "", buttonText: "Join" }, step: "asks" },
  ring: { t: "ring", what: { text: "#d9825f", ground: "#f5f6f4", label: "Second colour" } },
  toRing: { t: "toRing" },
  select: {
    ...{ t: "select", uids: ["a"], reveal: true, columns: 5 },
    ...{ path: [{ uid: "a", title: "Text" }], acts: ["up", "remove"] },
  },
  scale: { t: "scale", scale: 0.66 },
  verdict: { t: "verdict", to: spot, why: "That block is full. Take one out first.", words: "" },
  visitor: { t: "visitor", visitor: { at: null, isSignedIn: true, country: "GB", currency: null } },
  marks: { t: "marks", marks: [{ uid: "b", kind: "changed", words: "Changed" }] },
  folds: { t: "folds", uids: ["a"] },
  scrollTo: { t: "scrollTo", to: { uid: "b", share: 0.5, near: ["a"] } },
  drag: { t: "drag", phase: "over", point: { x: 1, y: 2 }, what: { type: "pod" } },
  module: { t: "module", module: "v3Dev" },
};
const ofFrame: Record<FrameMessage["t"], FrameMessage> = {
  ready: { t: "ready", protocol: 1, build: "b1", rev: null, types: ["pod"] },
  hover: { t: "hover", uids: ["c", "a"] },
  select: { t: "select", uids: ["a"], isMore: false, isExact: true },
  over: { t: "over", uid: "a", to: spot },
  paste: { t: "paste", html: "<p>Words</p>", text: "Words" },
  insertAt: { t: "insertAt", spot, point: { x: 1, y: 2 } },
  move: { t: "move", uids: ["a"], to: { ...spot, slot: "open" } },
  resize: { t: "resize", uid: "a", size: 5, isDone: true },
  text: { t: "text", uid: "a", path: ["title"], value: "New", base: "Old", isDone: false },
  openField: { t: "openField", uid: "a", path: ["image", 0] },
  scrolled: { t: "scrolled", to: { uid: null, share: 0, near: [] } },
  drop: { t: "drop", spot: null, why: "full", isDone: false },
  geometry: { t: "geometry", seq: 4, rects: [{ uid: "a", rect: { x: 0, y: 0, width: 10, height: 5 } }] },
  key: { t: "key", key: "z", ctrl: true, shift: false, alt: false, meta: false },
  fault: { t: "fault", uid: "a", code: "unknown_type" },
  act: { t: "act", uid: "a", act: "duplicate" },
  ringed: { t: "ringed", count: 3 },
  gap: { t: "gap", seen: 3 },
};

const ends = [
  ["the dashboard", dashboardMessage, Object.values(ofDashboard)],
  ["the frame", frameMessage, Object.values(ofFrame)],
] as const;

const portOf = (): Port => ({ postMessage: vi.fn(), onmessage: null, close: vi.fn() });
const cloned = (message: unknown) => structuredClone(message);

describe.each(ends)("a message of %s", (_, schema, messages) => {
  test.each(messages.map((message) => [message.t, message] as const))("%s arrives as it was sent", (_kind, message) => {
    const read = vi.fn();
    const port = portOf();
    openChannel(port, schema, read);
    port.onmessage!({ data: cloned(message) });
    expect(read).toHaveBeenCalledExactlyOnceWith(message);
  });

  test.each(messages.map((message) => [message.t, message] as const))(
    "%s without one of its parts is ignored",
    (_kind, message) => {
      const parts = Object.keys(message).filter((part) => part !== "t");
      const read = vi.fn();
      const port = portOf();
      const channel = openChannel(port, schema, read);
      // A value that may be absent is no part that a message needs.
      const needed = parts.filter((part) => part !== "base");
      for (const part of needed) port.onmessage!({ data: { ...message, [part]: undefined } });
      expect([read.mock.calls, channel.ignored()]).toEqual([[], needed.length]);
    },
  );

  test("that nobody knows is ignored and counted, whatever it is", () => {
    const read = vi.fn();
    const port = portOf();
    const channel = openChannel(port, schema, read);
    let posted = 0;
    const anything = fc.oneof(fc.anything(), fc.record({ t: fc.string() }, { requiredKeys: ["t"] }));
    fc.assert(
      fc.property(anything, (data) => {
        port.onmessage!({ data });
        posted += 1;
      }),
      { numRuns: 1_000 },
    );
    expect([read.mock.calls.length, channel.ignored()]).toEqual([0, posted]);
  });
});

test.each([
  ["of a kind that does not exist", { t: "erase" }],
  ["with a block's size in words", { ...resize, to: "wide" }],
])("a change %s is not taken from a frame's neighbour", (_, op) => {
  expect(dashboardMessage.safeParse({ t: "ops", seq: 1, ops: [op] }).success).toBe(false);
});

test("a closed channel hears nothing", () => {
  const port = portOf();
  openChannel(port, frameMessage, () => {}).close();
  expect([port.onmessage, port.close]).toEqual([null, expect.any(Function)]);
  expect(port.close).toHaveBeenCalledOnce();
});

describe("the frame's hello", () => {
  const source = {};
  const expected = { origin: "https://north.test", nonce: "n1", source };
  const event = { data: helloOf("n1"), origin: "https://north.test", source };

  test.each([
    ["its own", event, "hello"],
    ["of another window", { ...event, source: {} }, "other"],
    ["of another origin", { ...event, origin: "https://north.test.evil" }, "other"],
    ["without the word", { ...event, data: helloOf("n2") }, "other"],
    ["of another build", { ...event, data: { ...helloOf("n1"), protocol: 0 } }, "old"],
    ["that is no object", { ...event, data: "selvedge-editor" }, "other"],
  ])("%s is %#", (_, posted, read) => {
    expect(readHello(posted, expected)).toBe(read);
  });
});

test.each([
  ["v1", [true, false, false, false]],
  ["v2", [true, true, true, false]],
  ["v3Dev", [true, true, true, true]],
  ["native", [false, false, false, false]],
] as const)("the editor's module %s can do %j (storefront §4)", (module, able) => {
  expect(Object.values(editorModules[module])).toEqual(able);
});
