import { EventTimeoutError } from "@selvedge/domain/errors/error-classes";
import type { Timers } from "./timers.ts";

/** How long an in-page request waits for its answer, in milliseconds. Source: platform-core §4, §9. */
export const eventTimeoutMs = 30_000;

/** What answers a request of some name. */
export type Answerer = (payload: unknown) => unknown;

export interface EventRequests {
  /**
   * The answer to a named request: parts of a page call one another by it without knowing one another. A request may come
   * before its answerer does.
   * @throws EventTimeoutError without an answer within 30 seconds.
   */
  ask(name: string, payload?: unknown): Promise<unknown>;
  /** Answers requests of a name from now on, those that wait already included. Gives the function that stops it. */
  answer(name: string, answerer: Answerer): () => void;
}

interface Waiting {
  payload: unknown;
  resolve(answer: unknown): void;
}

/** The requests of one page, over its clock. Source: platform-core §4. */
export function eventRequests(timers: Timers): EventRequests {
  const answerers = new Map<string, Answerer>();
  const waiting = new Map<string, Set<Waiting>>();

  const hand = (answerer: Answerer, { payload, resolve }: Waiting) => resolve(Promise.resolve(payload).then(answerer));
  return {
    ask(name, payload) {
      return new Promise((done, fail) => {
        const queue = waiting.get(name) ?? new Set();
        const timer = timers.set(() => {
          queue.delete(request);
          fail(new EventTimeoutError(name));
        }, eventTimeoutMs);
        // The answerer may be slow too: the time runs until its answer is there.
        const settle = (answer: unknown) =>
          Promise.resolve(answer)
            .then(done, fail)
            .finally(() => timers.clear(timer));
        const request: Waiting = { payload, resolve: (answer) => void settle(answer) };
        const answerer = answerers.get(name);
        if (answerer) hand(answerer, request);
        else waiting.set(name, queue.add(request));
      });
    },
    answer(name, answerer) {
      answerers.set(name, answerer);
      for (const request of waiting.get(name) ?? []) hand(answerer, request);
      waiting.delete(name);
      return () => {
        if (answerers.get(name) === answerer) answerers.delete(name);
      };
    },
  };
}
