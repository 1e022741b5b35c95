import { findBlank } from "@selvedge/garments/blanks/blanks";
import { beforeAll, expect, test } from "vitest";
import { freshKey, type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let artwork: { id: number; sha256: string };
beforeAll(async () => {
  fixture = await merchantFixture(world);
  artwork = (await upload(fixture.ada, `${fixture.base}/artworks/`, discPng(), "Disc.png")).json().data;
});

const begin = (body: object, headers = freshKey()) => fixture.ada.post(`${fixture.base}/designs/`, body, headers);
const tee = { blankCode: "tee-unisex" };
const sceneOf = (assetId: string, changes = {}) => ({
  v: 1,
  blank: "tee-unisex",
  sides: {
    front: {
      elements: [
        {
          id: "a",
          type: "image",
          assetId,
          x: 10,
          y: 20,
          w: 100,
          h: 100,
          rotation: 0,
          opacity: 1,
          flip: "none",
          ...changes,
        },
      ],
    },
  },
});

test("a design begun with an artwork has it on the front, inside the print area and sharp", async () => {
  const { data } = (await begin({ ...tee, artworkId: artwork.id })).json();
  expect(data).toMatchObject({ name: "Disc", blankCode: "tee-unisex", version: 1, product: null });
  expect(data.assets).toMatchObject([{ sha256: artwork.sha256, widthPx: 1200 }]);
  const [element] = data.scene.sides.front.elements;
  expect(element.assetId).toBe(artwork.sha256);
  expect(element.x).toBeGreaterThanOrEqual(0);
  expect(element.x + element.w).toBeLessThanOrEqual(355);
  expect(1200 / (element.w / 25.4)).toBeGreaterThanOrEqual(199);
});

test("a design begun on paper has its artwork in the middle of the paper", async () => {
  const { data } = (await begin({ blankCode: "art-print-portrait", artworkId: artwork.id })).json();
  const [{ y, h }] = data.scene.sides.front.elements;
  expect(y + h / 2).toBeCloseTo(findBlank("art-print-portrait")!.areas.front!.heightMm / 2, 1);
});

test("the same key begins one design", async () => {
  const key = freshKey();
  const [first, second] = await Promise.all([
    begin({ ...tee, name: "Once" }, key),
    begin({ ...tee, name: "Once" }, key),
  ]);
  expect(second.json().data.id).toBe(first.json().data.id);
  expect((await begin({ ...tee, name: "Twice" }, key)).json().code).toBe("idempotencyKeyReused");
});

test.each([
  ["an unknown blank", { blankCode: "cape" }, "blankCode"],
  ["an artwork that is not there", { ...tee, artworkId: 999_999 }, "artworkId"],
  ["a name too long", { ...tee, name: "x".repeat(81) }, "name"],
  ["a field too many", { ...tee, price: 3 }, "body"],
])("%s is refused by its field", async (_, body, field) => {
  const answer = await begin(body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toContain(field);
});

test("a design cannot be begun without a key", async () => {
  expect((await fixture.ada.post(`${fixture.base}/designs/`, tee)).json().code).toBe("idempotencyKeyMissing");
});

test("saving writes the next version, and an older one is refused and changes nothing", async () => {
  const { ada, base } = fixture;
  const { id } = (await begin(tee)).json().data;
  const path = `${base}/designs/${id}/`;
  const saved = await ada.send("PUT", path, { version: 1, name: "Moon", scene: sceneOf(artwork.sha256) });
  expect(saved.json().data.version).toBe(2);
  const late = await ada.send("PUT", path, { version: 1, name: "Sun", scene: sceneOf(artwork.sha256, { x: 99 }) });
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ code: "stale", data: { version: 2 } });
  const { data } = (await ada.get(path)).json();
  expect(data).toMatchObject({ name: "Moon", version: 2 });
  expect(data.scene.sides.front.elements[0].x).toBe(10);
});

test.each([
  ["a picture of nobody", sceneOf("0".repeat(64)), "scene"],
  ["an unknown kind of element", sceneOf("a".repeat(64), { type: "hologram" }), "scene.sides.front.elements.0.type"],
  ["a width below nothing", sceneOf("a".repeat(64), { w: -4 }), "scene.sides.front.elements.0.w"],
  ["another blank", { v: 1, blank: "mug", sides: {} }, "scene.blank"],
  ["a version to come", { v: 2, blank: "tee-unisex", sides: {} }, "scene.v"],
])("%s in a scene is refused by its field", async (_, scene, field) => {
  const { id } = (await begin(tee)).json().data;
  const answer = await fixture.ada.send("PUT", `${fixture.base}/designs/${id}/`, { version: 1, name: "A", scene });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toContain(field);
});

test("designs without a product are listed, last changed first", async () => {
  const { ada, base } = fixture;
  const { id } = (await begin({ ...tee, name: "Newest" })).json().data;
  const { data } = (await ada.get(`${base}/designs/`)).json();
  expect(data[0].id).toBe(id);
});

test("strangers see nothing and may change nothing", async () => {
  const { ada, vera, joe, nobody, base, otherBase } = fixture;
  const { id } = (await begin(tee)).json().data;
  const save = { version: 1, name: "A", scene: sceneOf(artwork.sha256) };
  expect((await nobody.get(`${base}/designs/${id}/`)).statusCode).toBe(401);
  expect((await joe.get(`${base}/designs/${id}/`)).statusCode).toBe(404);
  expect((await ada.get(`${otherBase}/designs/${id}/`)).statusCode).toBe(404);
  expect((await ada.get(`${base}/designs/999999/`)).statusCode).toBe(404);
  expect((await ada.send("PUT", `${base}/designs/999999/`, save)).statusCode).toBe(404);
  expect((await vera.get(`${base}/designs/${id}/`)).statusCode).toBe(200);
  expect((await vera.send("PUT", `${base}/designs/${id}/`, save)).statusCode).toBe(403);
  expect((await vera.post(`${base}/designs/`, tee, freshKey())).statusCode).toBe(403);
});

test("another shop's artwork cannot be placed", async () => {
  const { ada, base, other } = fixture;
  const { seedProduct } = await import("@selvedge/testing/seed/product");
  const foreign = await seedProduct(world.platform.pools, other);
  const { id } = (await begin(tee)).json().data;
  const answer = await ada.send("PUT", `${base}/designs/${id}/`, {
    version: 1,
    name: "A",
    scene: sceneOf(foreign.artwork.sha256),
  });
  expect(answer.statusCode).toBe(422);
  expect((await begin({ ...tee, artworkId: foreign.artwork.id })).statusCode).toBe(422);
});
