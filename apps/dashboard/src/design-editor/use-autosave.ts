import type { Scene } from "@selvedge/design/scene";
import type { SaveState } from "@selvedge/studio/scene/studio-types.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../data/api.ts";
import type { Design } from "../data/reply.ts";
import { createAutosave, type DesignServer } from "./autosave.ts";
import { savedName } from "./design-name.ts";
import type { DraftStore, LocalDraft } from "./local-draft.ts";

interface AutosaveInput {
  division: number;
  design: Design;
  drafts: DraftStore;
  /** Work of an earlier visit that still has to reach the server. */
  draft: LocalDraft | null;
  /** Called after every save that was answered, also after the editor was left. Stable. */
  onSaved: () => void;
  /** Called after the editor was left, with how its last save ended. */
  onLeft: (end: SaveState) => void;
}

/** Saves a design as it is edited, when the page is hidden or left, and when the editor is left. */
export function useAutosave({ division, design, drafts, draft, onSaved, onLeft }: AutosaveInput) {
  const [save, setSave] = useState<SaveState>(() => ({ kind: "saved", at: new Date(design.updatedAt) }));
  const [autosave] = useState(() =>
    createAutosave({
      server: serverOf(division, design.id),
      drafts,
      version: draft?.version ?? design.version,
      savedAt: new Date(design.updatedAt),
      sent: draft?.sent ?? [],
      onState: setSave,
      onSaved,
    }),
  );
  useEffect(() => {
    if (draft) autosave.change({ name: draft.name, scene: draft.scene });
  }, [autosave, draft]);
  const left = useEffectEvent((end: SaveState) => onLeft(end));
  useEffect(() => {
    const onVisibility = () => void (document.visibilityState === "hidden" && autosave.flush());
    const onHide = () => void autosave.flush();
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", onHide);
      void autosave.flush().then((end) => left(end));
    };
  }, [autosave]);
  return { save, ...autosave };
}

const serverOf = (division: number, id: number): DesignServer => ({
  async save(version, { name, scene }) {
    const body = { version, name: savedName(name), scene: { ...scene } };
    const { data } = await api("PUT /divisions/{division}/designs/{id}/", { params: { division, id }, body });
    return { version: data.version, savedAt: new Date(data.savedAt) };
  },
  async newest() {
    const { data } = await api("GET /divisions/{division}/designs/{id}/", { params: { division, id } });
    return { version: data.version, name: data.name, scene: data.scene as unknown as Scene };
  },
});
