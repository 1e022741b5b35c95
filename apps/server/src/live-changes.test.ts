// A real PostgreSQL behind a line that the test can hold and cut.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { listenForChanges } from "./live-changes.ts";
import { testApp } from "./testing/test-app.ts";

const world = testApp();
const lines: Server[] = [];
afterAll(() => {
  for (const line of lines) line.close();
});

/** Opens a port in front of the database; gives the URL by which the database is reached through it. */
async function lineTo(databaseUrl: string, onConnection: (client: Socket, database: Socket) => void): Promise<string> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const line = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.on("error", () => database.destroy()).on("close", () => database.destroy());
    database.on("error", () => client.destroy()).on("close", () => client.end());
    onConnection(client, database);
  });
  lines.push(line.listen(0, "127.0.0.1"));
  await once(line, "listening");
  Object.assign(url, { hostname: "127.0.0.1", port: String((line.address() as AddressInfo).port) });
  url.searchParams.set("application_name", "held line");
  return url.href;
}

/** Ends the connection that has begun to listen, as its owner may. */
async function endListener(): Promise<void> {
  const owner = new pg.Client({ connectionString: world.database.ownerUrl });
  await owner.connect();
  await owner.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'held line'");
  await owner.end();
}

test("a line that is cut with its last answer counts as lost, until the next one listens", async () => {
  let connections = 0;
  let isSilent = true;
  const url = await lineTo(world.database.ownerUrl, (client, database) => {
    connections++;
    if (connections > 1) {
      // As a database that has stopped: it takes the connection and answers nothing.
      if (!isSilent) client.pipe(database).pipe(client);
      return;
    }
    const held: Buffer[] = [];
    let isHeld = false;
    client.on("data", (sent) => {
      isHeld ||= sent.includes("listen account_ended");
      database.write(sent);
    });
    database.on("data", (received) => {
      if (!isHeld) return void client.write(received);
      held.push(received);
      if (received.includes("LISTEN")) void endListener();
    });
    database.on("end", () => client.end(Buffer.concat(held)));
  });

  const live = await listenForChanges(url);
  try {
    expect(live.isListening).toBe(false);
    // The next attempt finds a database that is silent.
    await expect.poll(() => live.isAway).toBe(true);
    expect(live.isListening).toBe(false);
    isSilent = false;
    await expect.poll(() => live.isListening).toBe(true);
    expect(live.isAway).toBe(false);
  } finally {
    await live.close();
  }
});
