import type { Connection } from "../http/connection.ts";

/** Sends requests one after another, each made from the answer before it. @throws Error for another answer than 200. */
export async function sendAll(
  connection: Connection,
  requests: readonly ((before: string) => string)[],
): Promise<void> {
  let answer = "";
  for (const request of requests) {
    const { status, body } = await connection.send(request(answer));
    if (status !== 200) throw new Error(`A request was answered ${status}: ${body}`);
    answer = String(body);
  }
}
