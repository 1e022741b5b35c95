import { ApiFailure } from "@selvedge/api-client/client";
import { unanswered } from "@selvedge/api-client/failure";
import { normalScene } from "@selvedge/design/canonical-scene";
import { frontScene, imageElement } from "@selvedge/design/scene.examples";
import type { SaveState } from "@selvedge/studio/scene/studio-types.ts";
import { memoryStorage } from "../data/browser-storage.examples.ts";
import { createAutosave, type DesignServer } from "./autosave.ts";
import { draftStore } from "./local-draft.ts";
import type { Work } from "./sent-saves.ts";

export const at = (y: number, name = "Moon"): Work => ({ name, scene: frontScene(imageElement({ y })) });

const stale = () => new ApiFailure(412, { message: "Changed.", errors: {}, code: "stale", requestId: "" });

/** What the line does with a call: brings the answer back, loses the answer, or loses the call itself. */
type Line = "works" | "loses answers" | "is down";

/** A server that stores one design as the real one does: a save needs the newest version and makes the next one. */
export function exampleServer() {
  let stored = { version: 1, ...at(0) };
  const line: { saves: Line; reads: Line } = { saves: "works", reads: "works" };
  const saveOver = (version: number, { name, scene }: Work) => {
    if (version !== stored.version) throw stale();
    stored = { version: version + 1, name: name.trim(), scene: normalScene(scene) };
    return { version: stored.version, savedAt: new Date(stored.version) };
  };
  const over = async <T>(how: Line, call: () => T): Promise<T> => {
    const answer = how === "is down" ? null : (async () => call())();
    if (how === "works") return answer!;
    await answer?.catch(() => null);
    throw unanswered("network");
  };
  const server: DesignServer = {
    save: (version, work) => over(line.saves, () => saveOver(version, work)),
    newest: () => over(line.reads, () => stored),
  };
  return {
    server,
    line,
    stored: () => stored,
    /** A colleague saves over whatever is newest. */
    colleagueSaves: (work: Work) => void saveOver(stored.version, work),
  };
}

/** A browser with its storage, in which an editor of that design is opened, and opened again as a reload does. */
export function exampleBrowser({ server, stored }: ReturnType<typeof exampleServer>) {
  const drafts = draftStore(memoryStorage(), 1, 2);
  return {
    drafts,
    open() {
      const draft = drafts.read();
      const { version } = draft ?? stored();
      const states: SaveState["kind"][] = [];
      const onState = ({ kind }: SaveState) => void states.push(kind);
      const opened = { version, sent: draft?.sent ?? [], savedAt: new Date(0) };
      const autosave = createAutosave({ server, drafts, ...opened, onState, onSaved: () => {} });
      if (draft) autosave.change({ name: draft.name, scene: draft.scene });
      return { ...autosave, states };
    },
  };
}
