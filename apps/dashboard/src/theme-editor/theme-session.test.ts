import { describe, expect, test } from "vitest";
import type { EditedTheme, ThemeLayer } from "./theme-query.ts";
import { openThemeSession, type SendAnswer } from "./theme-session.ts";

const layer = (properties: Record<string, unknown> = {}): ThemeLayer => ({ properties, kept: [], presetVersion: 1 });

const theme = (properties: Record<string, unknown> = {}, rev = "1"): EditedTheme => ({
  ...{ name: "nordic", title: "Nordic", isWorn: true, rev, published: layer(), draft: layer(properties) },
  ...{ isDraft: true, latestVersion: 1, offer: [], publishedAt: null, back: null, fonts: [] },
});

/** A session over a server that answers what it is told to, and whose clock runs when it is told to. */
function opened(answers: ((draft: ThemeLayer, rev: string) => SendAnswer)[] = []) {
  const sent: [ThemeLayer, string][] = [];
  let waiting: (() => void) | null = null;
  let rev = 1;
  const session = openThemeSession({
    theme: theme(),
    send: async (draft, of) => {
      sent.push([draft, of]);
      const answer = answers.shift();
      rev += 1;
      return answer ? answer(draft, of) : { kind: "stored", theme: { ...theme({}, String(rev)), draft } };
    },
    later(_, work) {
      waiting = work;
      return () => {
        if (waiting === work) waiting = null;
      };
    },
  });
  return { session, sent, run: () => waiting?.(), isWaiting: () => waiting !== null };
}

const draftOf = ({ state }: { state: () => { draft: ThemeLayer } }) => state().draft.properties;

describe("a theme that is edited", () => {
  test("is undone and redone step by step, a gesture as one", () => {
    const { session } = opened();
    session.set("text.size", 17, "Text size", "text.size");
    session.set("text.size", 18, "Text size", "text.size");
    session.endGesture();
    session.set("text.size", 19, "Text size", "text.size");
    session.set("primary.color", "#111111", "Main colour");
    session.undo();
    expect(draftOf(session)).toEqual({ "text.size": 19 });
    session.undo();
    expect(draftOf(session)).toEqual({ "text.size": 18 });
    expect(session.undo()).toBe("Text size");
    expect([draftOf(session), session.state().canUndo, session.undo()]).toEqual([{}, false, null]);
    for (const _ of [1, 2, 3]) session.redo();
    expect([draftOf(session), session.state().canRedo]).toEqual([
      { "text.size": 19, "primary.color": "#111111" },
      false,
    ]);
  });

  test("is sent once when its author pauses, over the revision that they have seen", async () => {
    const { session, sent, run } = opened();
    session.set("text.size", 17, "Text size", "text.size");
    session.set("text.size", 18, "Text size", "text.size");
    run();
    await session.flush();
    session.set("text.size", undefined, "Text size");
    await session.flush();
    expect(sent.map(([{ properties }, rev]) => [properties, rev])).toEqual([
      [{ "text.size": 18 }, "1"],
      [{}, "2"],
    ]);
    expect(session.state().save).toEqual({ kind: "saved" });
  });

  test("that changes while it is sent is sent again", async () => {
    const { session, sent } = opened();
    session.set("text.size", 17, "Text size");
    const flushing = session.flush();
    session.set("text.size", 18, "Text size");
    expect(await flushing).toBe(true);
    expect(sent.map(([{ properties }]) => properties["text.size"])).toEqual([17, 18]);
  });

  test("brings a draft that was thrown away back as a whole, by one undo", () => {
    const { session } = opened();
    session.set("text.size", 17, "Text size");
    session.set("primary.color", "#111111", "Main colour");
    session.take(theme({}, "9"), "Draft discarded");
    expect(draftOf(session)).toEqual({});
    expect(session.undo()).toBe("Draft discarded");
    expect(draftOf(session)).toEqual({ "text.size": 17, "primary.color": "#111111" });
    session.undo();
    expect(draftOf(session)).toEqual({ "text.size": 17 });
  });

  test("has no step more where the server has what is edited already, as after publishing it", () => {
    const { session } = opened();
    session.set("text.size", 17, "Text size");
    session.take(theme({ "text.size": 17 }, "9"), "Published");
    expect(session.undo()).toBe("Text size");
  });

  test("takes in what somebody else changed of other keys", async () => {
    const { session, sent, run } = opened([
      () => ({ kind: "stale", theme: theme({ "primary.color": "#222222" }, "7") }),
    ]);
    session.set("text.size", 17, "Text size");
    await session.flush();
    run();
    await session.flush();
    expect(sent[1]).toEqual([layer({ "primary.color": "#222222", "text.size": 17 }), "7"]);
  });

  test.each([
    ["mine", 17],
    ["theirs", 20],
  ] as const)("asks about a key that both changed, and has %s then", async (side, value) => {
    const theirs = theme({ "text.size": 20 }, "7");
    const { session, run } = opened([() => ({ kind: "stale", theme: theirs })]);
    session.set("text.size", 17, "Text size");
    session.set("border.color", "#cccccc", "Lines");
    expect(await session.flush()).toBe(false);
    expect(session.state().save).toMatchObject({ kind: "conflict", keys: ["text.size"] });
    session.settle(side);
    run();
    await session.flush();
    expect(draftOf(session)).toEqual({ "text.size": value, "border.color": "#cccccc" });
    expect(session.state().stored.draft.properties).toEqual(draftOf(session));
  });

  test("that cannot be sent is kept and tried again, and one that is refused says why", async () => {
    const { session, run, isWaiting } = opened([
      () => ({ kind: "unreachable" }),
      () => ({ kind: "refused", message: "Enter a number from 14 to 22." }),
    ]);
    session.set("text.size", 17, "Text size");
    await session.flush();
    expect([session.state().save.kind, isWaiting()]).toEqual(["offline", true]);
    run();
    await session.flush();
    expect(draftOf(session)).toEqual({ "text.size": 17 });
  });
});
