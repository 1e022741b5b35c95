import { recipeFor } from "@selvedge/domain/factory/pretreat-recipe";
import { logPretreat, moveLabel, type Scan, type ScanResult } from "../floor/index.ts";
import { onLabel } from "./find-label.ts";
import { asideOf, guard } from "./refuse.ts";

/** Pretreat: one scan is one garment sprayed and pressed by the recipe of its colour. */
export const pretreatRules = (scan: Scan): Promise<ScanResult> =>
  onLabel(scan, async (labelScan) => {
    const { label } = labelScan;
    const guarded = guard(labelScan);
    if (!guarded.ok) return guarded.result;
    const recipe = recipeFor(label);
    await Promise.all([
      moveLabel(scan.db, label, { to: guarded.decision.to, at: scan.at, staffUserId: scan.operator.staffUserId }),
      logPretreat(labelScan, recipe),
    ]);
    return {
      outcome: "moved",
      code: "pretreated",
      band: { state: "good", title: "Right garment", detail: recipe.name, aside: asideOf(labelScan) },
      next: {
        title: `Spray ${recipe.volumeMl} ml, press`,
        detail: `${recipe.pressCelsius} °C for ${recipe.pressSeconds} s. Then take it to Print`,
      },
      label,
      open: label.code,
    };
  });
