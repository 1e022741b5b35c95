import { createHash } from "node:crypto";
import { canonicalScene } from "@selvedge/design/canonical-scene";
import type { Scene } from "@selvedge/design/scene";

/** A design's identity: equal designs have equal hashes. */
export const sceneHashOf = (scene: Scene): string => createHash("sha256").update(canonicalScene(scene)).digest("hex");
