import { expect, test } from "vitest";
import { idFields, typedIds } from "./id-fields.ts";

test.each([
  ["measurement_id", " G-ABCDEF1234 ", { measurement_id: "G-ABCDEF1234" }],
  ["conversion_id", "AW-123456789", { conversion_id: "123456789" }],
  ["conversion_id", "123456789", { conversion_id: "123456789" }],
  [
    "conversion_id",
    "AW-123456789/AbC-D_efG-h12_34-567",
    { conversion_id: "123456789", conversion_label: "AbC-D_efG-h12_34-567" },
  ],
  ["pixel", "2612345678901", { pixel: "2612345678901" }],
])("in %s “%s” is read as %o", (key, text, ids) => {
  expect(typedIds(key, text)).toEqual(ids);
});

test("each example is one that its field takes as it stands", () => {
  for (const { key, placeholder } of Object.values(idFields).flat())
    expect(typedIds(key, placeholder)).toEqual({ [key]: placeholder });
});
