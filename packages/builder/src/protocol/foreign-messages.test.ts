// Whatever is posted at the editor, and however a message is bent: it is understood whole or has no effect, and is counted.
import type { Json } from "@selvedge/pages/json";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type * as z from "zod/mini";
import { openChannel, type Port } from "./channel.ts";
import { dashboardMessage } from "./from-dashboard.ts";
import { frameMessage } from "./from-frame.ts";

const spot = { parent: null, before: "b" };
const set = { t: "set", uid: "b", path: ["text"], from: "a", to: "c" };
const samples: readonly (readonly [z.ZodMiniType, readonly Record<string, unknown>[]])[] = [
  [
    dashboardMessage,
    [
      { t: "connect", module: "v1", rev: "1", ops: [set] },
      { t: "page", seq: 1, wire: { blocks: [] } },
      { t: "ops", seq: 2, ops: [set] },
      { t: "stored", address: "https://north.test/" },
      { t: "select", uids: ["b"], reveal: true },
      { t: "drag", phase: "over", point: { x: 1, y: 2 }, what: { uid: "b" } },
      { t: "module", module: "v3Dev" },
    ],
  ],
  [
    frameMessage,
    [
      { t: "ready", protocol: 1, build: "", rev: null, types: ["pod"] },
      { t: "select", uids: ["b"], isMore: false },
      { t: "insertAt", spot, point: { x: 1, y: 2 } },
      { t: "move", uids: ["b"], to: spot },
      { t: "text", uid: "b", path: ["text"], value: "Hi", base: "", isDone: true },
      { t: "key", key: "z", ctrl: true, shift: false, alt: false, meta: false },
    ],
  ],
];

const portOf = () =>
  ({ postMessage: vi.fn(), onmessage: null, close: vi.fn() }) as Port & { onmessage: Port["onmessage"] };

/** A message with one of its parts taken away or made something else. */
const bent = (messages: readonly Record<string, unknown>[]) =>
  fc
    .record({
      message: fc.constantFrom(...messages),
      at: fc.nat(),
      by: fc.oneof(fc.anything(), fc.constant(undefined)),
    })
    .map(({ message, at, by }) => {
      const names = Object.keys(message);
      return { ...message, [names[at % names.length]!]: by };
    });

test.each(samples)(
  "of 5,000 messages that are foreign or bent none is half understood, and all are counted",
  (schema, messages) => {
    const port = portOf();
    const read = vi.fn((message: unknown) => void expect(schema.safeParse(message).success).toBe(true));
    const channel = openChannel(port, schema, read);
    let posted = 0;
    fc.assert(
      fc.property(fc.oneof(bent(messages), fc.anything(), fc.jsonValue() as fc.Arbitrary<Json>), (data) => {
        port.onmessage!({ data });
        posted += 1;
        expect(read.mock.calls.length + channel.ignored()).toBe(posted);
      }),
      { numRuns: 5_000 },
    );
    expect(channel.ignored()).toBeGreaterThan(2_000);
    for (const message of messages) port.onmessage!({ data: message });
    expect(read.mock.calls.length + channel.ignored()).toBe(posted + messages.length);
  },
);
