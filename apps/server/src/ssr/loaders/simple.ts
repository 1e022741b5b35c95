import { type Loaded, missing as notThere } from "../visit.ts";

export const missing = async (): Promise<Loaded<"missing">> => notThere;
