import type { EditorModule } from "@selvedge/builder/protocol/editor-module";
import type { Doc } from "@selvedge/pages/doc";
import { useEffect } from "react";
import type { Frame } from "../use-frame.ts";
import { selectMessage, type useSelection } from "./use-selection.ts";

interface FrameMessages {
  frame: Pick<Frame, "send" | "readyCount">;
  doc: Doc;
  selection: ReturnType<typeof useSelection>;
  module: EditorModule;
}

/** Sends the frame what is selected and what the editor offers, whenever that changes and each time the frame loads again. */
export function useFrameMessages({
  frame: { send, readyCount },
  doc,
  selection: { uids, reveal },
  module,
}: FrameMessages): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that loaded again knows nothing
  useEffect(() => send({ t: "module", module }), [send, module, readyCount]);
  const said = JSON.stringify(selectMessage(doc, uids, reveal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that loaded again knows nothing
  useEffect(() => send(JSON.parse(said)), [send, said, readyCount]);
}
