import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import { expect, expectTypeOf, test } from "vitest";
import type * as z from "zod";
import { divisionOrderParams, type divisionProductParams } from "./shapes.ts";

test("a path's ids are of the kind that the call is about", () => {
  expectTypeOf<z.output<typeof divisionOrderParams>>().toEqualTypeOf<{ division: DivisionId; id: OrderId }>();
  expectTypeOf<z.output<typeof divisionProductParams>>().toEqualTypeOf<{ division: DivisionId; id: ProductId }>();
  expect(divisionOrderParams.parse({ division: "12", id: "2041" })).toEqual({ division: 12, id: 2041 });
});
