// A save can reach the server while its answer is lost. What was sent is remembered, so that the newer version which is
// then found on the server is recognised as this editor's own.
import { canonicalScene } from "@selvedge/design/canonical-scene";
import type { Scene } from "@selvedge/design/scene";
import { savedName } from "./design-name.ts";
import { textFingerprint } from "./text-fingerprint.ts";

export interface Work {
  readonly name: string;
  readonly scene: Scene;
}

/** Fingerprints of the saves that were sent over one version and have no answer yet, oldest first. At most 200. */
export type SentSaves = readonly string[];

const limit = 200;

export function withSent(sent: SentSaves, work: Work): SentSaves {
  const fingerprint = fingerprintOf(work);
  return [...sent.filter((each) => each !== fingerprint), fingerprint].slice(-limit);
}

/** Whether a design that is on the server came there by one of these saves. */
export const isOwnSave = (sent: SentSaves, saved: Work): boolean => sent.includes(fingerprintOf(saved));

const fingerprintOf = ({ name, scene }: Work) => textFingerprint(`${savedName(name)}\n${canonicalScene(scene)}`);
