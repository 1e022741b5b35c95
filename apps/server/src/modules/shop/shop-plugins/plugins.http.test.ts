// What a merchant sets of their plugins, and what the pages of the shop carry of it.
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let path: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  path = `${fixture.base}/plugins/`;
});

const read = async () => (await fixture.ada.get(path)).json().data;
const change = (body: object) => fixture.ada.send("PATCH", path, body);
const home = () => visitorOf(world.app, fixture.bramble.host).get("/404/");
const policy = async () => String((await home()).headers["content-security-policy"]);
const label = "AbC-D_efG-h12_34-567";

test.each([
  [
    "P5.17",
    { marketing: { conversion_id: "123456", conversion_label: "" } },
    "marketing.conversion_id",
    "Invalid conversion ID",
  ],
  [
    "P5.17",
    { marketing: { conversion_id: "1234567890123", conversion_label: "" } },
    "marketing.conversion_id",
    "Invalid conversion ID",
  ],
  [
    "P5.18",
    { marketing: { conversion_id: "1234567", conversion_label: "A".repeat(17) } },
    "marketing.conversion_label",
    "Invalid conversion label",
  ],
  [
    "P5.18",
    { marketing: { conversion_id: "1234567", conversion_label: "A".repeat(23) } },
    "marketing.conversion_label",
    "Invalid conversion label",
  ],
  [
    "S3.96",
    { analytics: { measurement_id: "ABCDEF1234", ga_tracking_id: "" } },
    "analytics.measurement_id",
    "Invalid measurement ID",
  ],
  [
    "P5.15",
    { analytics: { measurement_id: "", ga_tracking_id: "UA-1" } },
    "analytics.ga_tracking_id",
    "Invalid tracking ID",
  ],
  ["S3.95", { "facebook-pixel": { pixel: "12" } }, "facebook-pixel.pixel", "Invalid Facebook Pixel"],
  ["S3.97", { pinterest: { pixel: "12" } }, "pinterest.pixel", "Invalid Pinterest Pixel"],
])("%s %j is refused at its field, and nothing is stored", async (_, body, field, message) => {
  const before = await read();
  const refused = await change(body);
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { [field]: [message] }]);
  expect(await read()).toEqual(before);
});

test("S3.94-S3.97 the pages of the shop may load the tags that it set up, and no others; checkout and sign-in load none", async () => {
  expect(await policy()).not.toContain("googletagmanager");
  const ids = { marketing: { conversion_id: "123456789", conversion_label: label } };
  expect((await change({ ...ids, "facebook-pixel": { pixel: "123456789012345" } })).json().data).toMatchObject(ids);
  await expect.poll(policy, { timeout: 10_000 }).toContain("https://www.googletagmanager.com");
  expect(await policy()).toContain("https://connect.facebook.net");
  expect(await policy()).not.toContain("pinimg");
  const visitor = visitorOf(world.app, fixture.bramble.host);
  for (const place of ["/checkout/", "/login/"])
    expect(String((await visitor.get(place)).headers["content-security-policy"])).not.toContain("googletagmanager");
});

test("a shop without the cookie notice carries no tags: nobody could say yes to them", async () => {
  await change({ pinterest: { pixel: "1234567890123" } });
  await expect.poll(policy, { timeout: 10_000 }).toContain("pinimg");
  await change({ "cookie-policy": { enabled: false, message: "", allowEssentialOnly: true } });
  await expect.poll(policy, { timeout: 10_000 }).not.toContain("pinimg");
});

test("each change names the plugins in the audit, and leaves the others as they are", async () => {
  const before = await read();
  await change({ pinterest: { pixel: "" } });
  expect(await read()).toEqual({ ...before, pinterest: { pixel: "" } });
  const { rows } = await world.database.pools.backOffice.query(
    "select detail from audit_log where action = 'shop.plugins_changed' order by id desc limit 1",
  );
  expect(rows[0].detail).toEqual({ plugins: ["pinterest"] });
});
