/** One letter for each defect, by its place in the grid; P, F and Esc have their own meaning. */
export const defectKeys = "1234567890QWER";

type KeyAction = { does: "pass" } | { does: "fail" } | { does: "choose"; place: number } | null;

/**
 * What a key does at the QC bench while a garment is on screen: P passes it, F opens the defects for those who may fail it,
 * and a defect's own key chooses it while they are open. Other keys do nothing.
 */
export function checkKey(key: string, { isFailing, mayFail }: { isFailing: boolean; mayFail: boolean }): KeyAction {
  const letter = key.toUpperCase();
  if (isFailing) {
    const place = key.length === 1 ? defectKeys.indexOf(letter) : -1;
    return place < 0 ? null : { does: "choose", place };
  }
  if (letter === "P") return { does: "pass" };
  return letter === "F" && mayFail ? { does: "fail" } : null;
}
