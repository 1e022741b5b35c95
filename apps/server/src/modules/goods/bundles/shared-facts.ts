import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { Piece } from "./present.ts";

/** What a bundle takes over of its parts: whom they are all for, and no VAT where none of them bears any. */
export function sharedFacts(pieces: readonly Piece[]): { gender: string; vat_rate: number } {
  const genders = new Set(pieces.map(({ row }) => findBlank(row.blankCode)?.gender ?? "unisex").filter(isWorn));
  const [only = "unisex"] = genders;
  return {
    gender: genders.size === 1 ? only : "unisex",
    vat_rate: Math.max(...pieces.map(({ row }) => row.vatRate)),
  };
}

const isWorn = (gender: string) => gender !== "none";
