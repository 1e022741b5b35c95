// Fields and errors that several calls about products share.

import * as z from "zod";
import { asProductId } from "../shapes.ts";

export const amountMinor = z.number().int();

export const wantedPrice = amountMinor.positive("Enter an amount").max(1_000_000, "Enter a lower amount");

/** What sizes cost on top of the price, with VAT. */
export const wantedExtras = z.record(
  z.string().min(1).max(20),
  amountMinor.min(-1_000_000, "Enter a higher amount").max(1_000_000, "Enter a lower amount"),
);

/** Several products at once. */
export const productIds = z.array(asProductId(z.number().int().positive())).min(1).max(100);

export const writeErrors = ["signInNeeded", "notFound", "permissionDenied", "validation", "csrf"] as const;
