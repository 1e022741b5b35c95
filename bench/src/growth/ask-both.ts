// Sends both worlds the same requests in turn and stores how long each answer took.
import { type Connection, openConnection } from "../http/connection.ts";
import { requestsOf } from "./questions.ts";
import { tablesReadWhole } from "./read-whole.ts";
import type { World, Worlds } from "./worlds.ts";

/** Sent first and not counted: by then plans are settled, statements prepared and pages read from disk. */
const warmAsks = 20;

export interface Asker {
  /** Sends a request as often to both and adds their times to `times`. */
  ask(name: string, asks: number): Promise<void>;
  /** Milliseconds of every answer by question. */
  times: Map<string, Times>;
  /** Big tables of the grown world that a question read from end to end, "question: table". */
  readWhole: string[];
  close(): void;
}

export interface Times {
  small: number[];
  grown: number[];
}

/** Connects to both worlds and warms every question up. */
export async function askBoth(worlds: Worlds): Promise<Asker> {
  const sides = [await sideOf(worlds.small), await sideOf(worlds.grown)] as const;
  const names = [...sides[0].requests.keys()];
  const times = new Map<string, Times>(names.map((name) => [name, { small: [], grown: [] }]));
  const readWhole: string[] = [];
  for (const name of names) {
    for (let warm = 0; warm < warmAsks; warm++) await sides[0].timed(name);
    const tables = await tablesReadWhole(worlds.grown, async () => {
      for (let warm = 0; warm < warmAsks; warm++) await sides[1].timed(name);
    });
    readWhole.push(...tables.map((table) => `${name}: ${table}`));
  }
  return {
    async ask(name, asks) {
      const { small, grown } = times.get(name)!;
      for (let round = 0; round < asks; round++) {
        // Neither is always the one that comes after the other.
        if (round % 2 === 0) small.push(await sides[0].timed(name));
        grown.push(await sides[1].timed(name));
        if (round % 2 === 1) small.push(await sides[0].timed(name));
      }
    },
    times,
    readWhole,
    close() {
      for (const { connection } of sides) connection.close();
    },
  };
}

async function sideOf(world: World) {
  const requests = await requestsOf(world);
  const connection = await openConnection(world.server.port);
  return { requests, connection, timed: (name: string) => timed(connection, name, requests.get(name)!) };
}

async function timed(connection: Connection, name: string, request: string): Promise<number> {
  const begin = performance.now();
  const { status, body } = await connection.send(request);
  if (status !== 200) throw new Error(`"${name}" was answered ${status}: ${String(body).slice(0, 200)}`);
  return performance.now() - begin;
}
