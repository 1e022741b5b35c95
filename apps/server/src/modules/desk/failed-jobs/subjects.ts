// Which record a job is for, by what it was given.
import { asDivisionId } from "@selvedge/contracts/shapes";
import * as z from "zod";

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined);
const text = z.string().max(200).optional().catch(undefined);

const payload = z
  .object({
    divisionId: asDivisionId(z.number().int().positive().max(2_147_483_647)).optional().catch(undefined),
    orderId: id,
    productId: id,
    labelId: id,
    attemptId: z.uuid().optional().catch(undefined),
    reference: text,
    number: text,
  })
  .catch({});

export type Subject = z.infer<typeof payload>;

/** The ids that a job was given. What does not look like one is left out: a job may have failed for that very reason. */
export const subjectOf = (given: unknown): Subject => payload.parse(given);
