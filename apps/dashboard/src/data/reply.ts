import type { CallByKey, CallKey } from "@selvedge/contracts/all-calls";
import type { CallReply } from "@selvedge/contracts/call";

/** The `data` of a call's answer, for typing what is made of it. */
export type Data<K extends CallKey> = CallReply<CallByKey<K>> extends { data: infer D } ? D : never;

export type Product = Data<"GET /divisions/{division}/products/{id}/">;
export type ProductRow = Data<"GET /divisions/{division}/products/">[number];
export type PricePreviewRow = Data<"POST /divisions/{division}/products/price-preview/">[number];
export type Mockups = Data<"GET /divisions/{division}/products/{id}/mockups/">;
export type Artwork = Data<"GET /divisions/{division}/artworks/">[number];
export type FoundPicture = Data<"GET /divisions/{division}/pictures/">[number];
export type TakenArtwork = Data<"POST /divisions/{division}/artworks/">;
export type Design = Data<"GET /divisions/{division}/designs/{id}/">;
export type OrderRow = Data<"GET /divisions/{division}/orders/">[number];
export type Order = Data<"GET /divisions/{division}/orders/{id}/">;
export type Overview = Data<"GET /divisions/{division}/overview/">;
export type BlankOffer = Data<"GET /divisions/{division}/blanks/">[number];
export type Collection = Data<"GET /divisions/{division}/collections/">[number];
