import { expect, test } from "vitest";
import { packagingFor } from "./packaging.ts";

test.each([
  [["tee-unisex"], "Kraft mailer M"],
  [["tee-unisex", "hoodie", "tote"], "Kraft mailer L"],
  [Array(7).fill("tee-unisex"), "Box 12"],
  [["mug"], "Mug box"],
  [["mug", "tee-unisex"], "Box 12"],
  [["tee-unisex", "art-print-portrait"], "Flat box"],
])("%j go into a %s", (codes, name) => {
  expect(packagingFor(codes).name).toBe(name);
});
