import { withDivision } from "@selvedge/db/with-division";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedProduct } from "@selvedge/testing/seed/product";
import { seedShop } from "@selvedge/testing/seed/shop";
import { expect, test } from "vitest";
import { testApp } from "../../../../testing/test-app.ts";
import { itemsToRelease } from "../../../factory/release/release-queries.ts";
import { scenesToPrint } from "./scenes-to-print.ts";

const world = testApp();

test("an order is printed from what it bought, also when the product was published again before its file was rendered", async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  const bramble = await seedShop(pools);
  const tee = await seedProduct(pools, bramble);
  const order = await seedPaidOrder(pools, bramble, [{ product: tee }]);
  const scenes = () =>
    withDivision(pools.worker, bramble.divisionId, (db) => scenesToPrint(db, bramble.divisionId, tee.id, "any"));
  expect(await scenes()).toMatchObject([{ sceneHash: tee.sceneHash, scales: [1000] }]);

  const newHash = "0".repeat(64);
  await pools.backOffice.query(
    "update products set scene = jsonb_set(scene, '{sides,front,elements,0,x}', '20'), scene_hash = $2 where id = $1",
    [tee.id, newHash],
  );
  expect((await scenes()).map(({ sceneHash }) => sceneHash).sort()).toEqual([newHash, tee.sceneHash].sort());
  const [item] = await withDivision(pools.worker, bramble.divisionId, (db) =>
    itemsToRelease(db, bramble.divisionId, order.id),
  );
  expect(item!.scene.sides.front!.elements[0]).not.toMatchObject({ x: 20 });

  await pools.backOffice.query("update orders set status = 'processing' where id = $1", [order.id]);
  expect(await scenes()).toMatchObject([{ sceneHash: newHash }]);
});
