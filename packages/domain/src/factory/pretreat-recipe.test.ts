import { expect, test } from "vitest";
import { recipeFor } from "./pretreat-recipe.ts";

test.each([
  ["#17181b", true, "Dark cotton"],
  ["#b9583c", true, "Dark cotton"],
  ["#ece2cc", true, "Light cotton"],
  ["#f6f5f1", false, "No pretreat"],
])("%s with pretreat %s takes %s", (hex, needsPretreat, name) => {
  expect(recipeFor({ hex, needsPretreat }).name).toBe(name);
});
