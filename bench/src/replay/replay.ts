import type pg from "pg";
import type { Identity } from "./identity.ts";
import type { Plan } from "./plan.ts";
import { fill } from "./template.ts";

/** Called with every answer, so that what PostgreSQL decides (the order's number) can be put into the statements after it. */
export type Learn = (text: string, answer: pg.QueryResult, identity: Identity) => void;

/** Sends a plan's statements through one connection, each after the answer of the one before. */
export async function replay(client: pg.ClientBase, plan: Plan, identity: Identity, learn: Learn): Promise<void> {
  for (const { name, text, values } of plan) {
    const answer = await client.query({ name, text, values: values.map((value) => fill(value, identity)) });
    learn(text, answer, identity);
    if (text === "commit" && answer.command !== "COMMIT") throw new Error("A replayed transaction was rolled back.");
  }
}
