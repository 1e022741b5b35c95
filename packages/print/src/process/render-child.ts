// The rendering process. It lives as long as its server has work for it and ends with its server, however that ends.
import { type Answer, attachFunctions, type Done, type Order, outcomeOf, type Question, resultOf } from "./messages.ts";
import { type Works, works } from "./works.ts";

const pending = new Map<number, (answer: Answer) => void>();
let questions = 0;

process.on("message", (message: Order | Answer) => {
  if ("work" in message) void fulfil(message);
  else pending.get(message.question)?.(message);
});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ctrl-C reaches every process of a terminal; the server finishes its work first, and that work is here.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

/** A server that has ended receives nothing; this process ends a moment later. */
const say = (message: Done | Question) => process.send!(message, () => {});

async function fulfil({ order, work, args }: Order) {
  const withFunctions = attachFunctions(args, (path, given) =>
    ask({ question: ++questions, order, path, args: given }),
  );
  const run = works[work as keyof Works] as (...args: unknown[]) => unknown;
  const outcome = await outcomeOf(() => run(...withFunctions));
  say({ order, ...outcome });
}

async function ask(question: Question): Promise<unknown> {
  const answer = await new Promise<Answer>((done) => {
    pending.set(question.question, done);
    say(question);
  });
  pending.delete(question.question);
  return resultOf(answer);
}
