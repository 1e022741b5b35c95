import { sceneLimits } from "./limits.ts";

export type SceneFaultCode =
  | "not_a_scene"
  | "unknown_version"
  | "unknown_field"
  | "unknown_element_type"
  | "wrong_value"
  | "too_many"
  | "same_id";

/** One thing that is wrong with a scene: where, what, and a sentence for a person. */
export interface SceneFault {
  /** Dotted path of the field, empty for the scene itself. */
  readonly path: string;
  readonly code: SceneFaultCode;
  readonly text: string;
}

/** Gathers faults, keeping the first few of them. */
export function faultList() {
  const found: SceneFault[] = [];
  return {
    add(path: string, code: SceneFaultCode, text: string): void {
      if (found.length < sceneLimits.faultsListed) found.push({ path, code, text });
    },
    any: () => found.length > 0,
    all: (): readonly SceneFault[] => found,
  };
}

export type FaultList = ReturnType<typeof faultList>;
