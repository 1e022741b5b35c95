// Shapes that several calls share.
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import * as z from "zod";

/** An id in a path: digits only, so that nothing else ever reaches a query. */
const digits = z.string().regex(/^\d{1,15}$/, "must be a number");

export const idParam = digits.transform(Number);
export const orderParam = digits.transform((text) => Number(text) as OrderId);
export const productParam = digits.transform((text) => Number(text) as ProductId);

const as =
  <I extends number>() =>
  <S extends z.ZodType<number>>(schema: S) =>
    schema as unknown as z.ZodType<I, z.input<S>>;

/** A number of a body, or of a job's payload, as the id that it is. */
export const asDivisionId = as<DivisionId>();
export const asOrderId = as<OrderId>();
export const asProductId = as<ProductId>();

/** A shop's number, which is smaller than other ids. */
export const divisionParam = z
  .string()
  .regex(/^\d{1,9}$/, "must be a number")
  .transform((text) => Number(text) as DivisionId);

export const divisionParams = z.object({ division: divisionParam });
export const divisionItemParams = z.object({ division: divisionParam, id: idParam });
export const divisionOrderParams = z.object({ division: divisionParam, id: orderParam });
export const divisionProductParams = z.object({ division: divisionParam, id: productParam });

/** The version that a change was made over. */
export const version = z.number().int().positive().max(2_147_483_647);

/** A decimal amount in major units, as the specification's calls carry it. */
export const majorAmount = z.number();
export const currencyCode = z.string().length(3);
export const instant = z.iso.datetime();
export const day = z.iso.date();

/** `{ data }`: how a call answers whose shape the specification leaves open. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

/** `{ data: [], meta: { page, perPage, total } }`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ page: z.number(), perPage: z.number(), total: z.number() }) });

/** Page numbers in a query; perPage at most 100. */
export const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
};

/** A postal address as it is stored: any part may be empty. */
export const storedAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

/** A picture: its address by pixel width, and its words for people who cannot see it. */
export const image = z.object({ sizes: z.record(z.string(), z.string()), altText: z.string() });

/** One thing that a shopper typed or chose for a piece: "Name", "MARLOWE". */
export const typedWords = z.object({ label: z.string(), value: z.string() });
