import { beforeAll, expect, test } from "vitest";
import { freshKey, type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let artwork: { id: number };
beforeAll(async () => {
  fixture = await merchantFixture(world);
  artwork = (await upload(fixture.ada, `${fixture.base}/artworks/`, discPng(1400), "Disc.png")).json().data;
});

const url = (path: string) => `${fixture.base}/products/${path}`;
const name = {
  ...{ key: "f1", label: "Name", kind: "name", isRequired: true, maxLength: 14, isUppercase: true },
  ...{ chargeMinor: 300, example: "Marlowe", place: { side: "back", x: 30, y: 20, w: 280, h: 60 } },
};
const shirt = { fields: [name], fonts: ["tall", "brush"], inks: ["white"] };

async function newDraft(blankCode = "tee-unisex") {
  const design = await fixture.ada.post(`${fixture.base}/designs/`, { blankCode, artworkId: artwork.id }, freshKey());
  const body = { designId: design.json().data.id, colours: ["Black"] };
  return (await fixture.ada.post(url(""), body, freshKey())).json().data;
}
const change = (product: { id: number; version: number }, personalisation: unknown) =>
  fixture.ada.send("PATCH", url(`${product.id}/`), { version: product.version, personalisation });

test("shoppers may write on a product once its merchant says what: the side is printed, pictured and paid for", async () => {
  const draft = await newDraft();
  expect(draft).toMatchObject({ personalisation: null, printedSides: ["front"] });
  const offered = (await change(draft, shirt)).json().data;
  expect(offered).toMatchObject({ personalisation: shirt, printedSides: ["front", "back"] });
  expect(offered.lowestPriceIncTaxMinor).toBeGreaterThan(draft.lowestPriceIncTaxMinor);
  const { version } = offered;
  const published = await fixture.ada.post(url(`${draft.id}/publish/`), { version }, freshKey());
  const { pictures } = published.json().data.mockups;
  expect(pictures.map(({ side }: { side: string }) => side)).toEqual(["front", "back"]);
  const { data: listed } = (await fixture.ada.get(url(`?search=${draft.sku}`))).json();
  expect(listed).toMatchObject([{ id: draft.id, profitMinor: published.json().data.profitMinor }]);
  const ended = (await change(published.json().data, null)).json().data;
  expect(ended).toMatchObject({ personalisation: null, printedSides: ["front"] });
});

test.each([
  [
    "a text that reaches out of the print area",
    { place: { ...name.place, w: 340 } },
    "place",
    "It reaches out of the print area, which is 355 by 406 mm.",
  ],
  [
    "a side that is not printed",
    { place: { ...name.place, side: "left" } },
    "place",
    "This product cannot be printed on the left.",
  ],
  [
    "an example that could not be typed",
    { example: "★" },
    "example",
    "★ cannot be printed here. Letters, spaces, hyphens and accents can.",
  ],
  ["no example", { example: " " }, "example", "Shoppers see an example before they type."],
  ["no name", { label: "" }, "label", "This field is required"],
])("refuses %s by its field, and changes nothing", async (_, changes, field, message) => {
  const draft = await newDraft();
  const answer = await change(draft, { ...shirt, fields: [{ ...name, ...changes }] });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[`personalisation.fields.0.${field}`]).toEqual([message]);
  expect((await fixture.ada.get(url(`${draft.id}/`))).json().data.personalisation).toBeNull();
});

test("a mug, round which a text would be wrapped, carries none", async () => {
  const answer = await change(await newDraft("mug"), shirt);
  expect(answer.json().errors.personalisation).toEqual(["Mug cannot carry typed texts."]);
});

test("a merchant sees the examples as they would be printed, before anything is saved", async () => {
  const draft = await newDraft();
  const ask = (personalisation: unknown, id = draft.id) =>
    fixture.ada.post(url(`${id}/personalisation-preview/`), { personalisation });
  const { data } = (await ask(shirt)).json();
  expect(data).toMatchObject({ sides: [{ side: "back" }], narrowed: [], tooLong: [] });
  expect(data.sides[0].svg).toMatch(
    /^<svg [^>]+><clipPath.*<path transform="translate\(30 20\) scale\([\d. ]+\)" fill="#ffffff" d="M[^"]+"\/>/,
  );
  const long = { ...name, example: "Featherstonehaugh-Smythe", maxLength: 30 };
  expect((await ask({ ...shirt, fields: [long] })).json().data.narrowed).toEqual(["f1"]);
  expect((await ask(shirt, 999_999)).statusCode).toBe(404);
});
