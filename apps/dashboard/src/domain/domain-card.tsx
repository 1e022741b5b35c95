import { Button } from "@selvedge/ui/actions/button";
import { CopyButton } from "@selvedge/ui/actions/copy-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { StatusBadge, type Tone } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import { Check, RefreshCw, Send } from "lucide-react";
import type { OwnDomain, useAddressMoves } from "./addresses-query.ts";
import { adviceFor, stateOf, stepsMail, stepsOf } from "./domain-words.ts";
import { ProviderSteps } from "./provider-steps.tsx";

interface DomainCardProps {
  domain: OwnDomain;
  moves: ReturnType<typeof useAddressMoves>;
  onRemove: () => void;
}

/** One domain: its steps, the records that it needs with what is found, and what can be done with it. */
export function DomainCard({ domain, moves, onRemove }: DomainCardProps) {
  const { tone, shape, text } = stateOf(domain);
  const { id, host, records, reason, state, isMain, lookedAt, certificateExpiresAt } = domain;
  const wrong = records.filter((record) => record.state !== "found");
  return (
    <Card
      title={host}
      aside={
        <StatusBadge tone={tone} shape={shape}>
          {text}
        </StatusBadge>
      }
      flush
      footer={
        <div className="flex flex-wrap items-center gap-2">
          <span className="mr-auto">
            {lookedAt ? (
              <>
                Looked <DateText at={lookedAt} inSentence />; looks again by itself.
              </>
            ) : (
              "Not looked at yet."
            )}
            {certificateExpiresAt ? (
              <>
                {" "}
                Certificate until <DateText at={certificateExpiresAt} />.
              </>
            ) : null}
          </span>
          {wrong.length > 0 ? (
            <LinkButton size="dense" icon={Send} href={stepsMail(domain)}>
              Email these steps
            </LinkButton>
          ) : null}
          <Button
            size="dense"
            icon={RefreshCw}
            busy={moves.busy === `look ${id}`}
            busyLabel="Looking"
            onPress={() => void moves.look(id)}
          >
            Look now
          </Button>
          {state === "active" && !isMain ? (
            <Button size="dense" busy={moves.busy === `main ${id}`} onPress={() => void moves.makeMain(id, host)}>
              Make it the main address
            </Button>
          ) : null}
          <Button size="dense" variant="danger" onPress={onRemove}>
            Remove
          </Button>
        </div>
      }
    >
      <Steps domain={domain} />
      {reason ? (
        <div className="px-4 pt-4">
          <Notice
            tone={state === "failed" ? "danger" : "warning"}
            title={state === "failed" ? "It does not work" : "Please look"}
          >
            {reason}
          </Notice>
        </div>
      ) : null}
      {state === "active" && wrong.length === 0 ? null : <Records domain={domain} />}
    </Card>
  );
}

function Steps({ domain }: { domain: OwnDomain }) {
  const steps = stepsOf(domain);
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="grid border-line border-y sm:grid-cols-4">
      {steps.map(({ title, text, isDone }, at) => (
        <li
          key={title}
          aria-current={at === current ? "step" : undefined}
          className={cx("flex items-center gap-3 px-4 py-3", at === current && "bg-primary-tint")}
        >
          <span
            aria-hidden
            className={cx(
              "figures flex size-7 shrink-0 items-center justify-center rounded-full text-dense font-medium",
              isDone
                ? "bg-success-tint text-success"
                : at === current
                  ? "bg-primary text-on-primary"
                  : "border border-control",
            )}
          >
            {isDone ? <Check size={14} /> : at + 1}
          </span>
          <span className="min-w-0">
            <span className="block text-dense font-medium">
              {title}
              {isDone ? <span className="sr-only">, done</span> : null}
            </span>
            <span className="block truncate text-label text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const marks: Record<OwnDomain["records"][number]["state"], { tone: Tone; shape: "dot" | "square"; text: string }> = {
  found: { tone: "success", shape: "dot", text: "Found" },
  missing: { tone: "danger", shape: "square", text: "Missing" },
  wrong: { tone: "danger", shape: "square", text: "Wrong" },
};

function Records({ domain }: { domain: OwnDomain }) {
  const { records } = domain;
  if (records.length === 0) return null;
  return (
    <>
      <h3 className="px-4 pt-4 pb-2 text-dense font-semibold">Copy these to the provider of your domain</h3>
      <ProviderSteps domain={domain} />
      <div className="overflow-x-auto">
        {/* On a phone each record is a block of its own, with its words before it: beside each other they would be out of sight. */}
        <table className="w-full text-left text-dense max-md:block md:min-w-160">
          <thead className="border-line border-y text-ink-2 max-md:sr-only">
            <tr>
              {["Type", "Name", "Value", "What we find"].map((title) => (
                <th key={title} scope="col" className="px-4 py-2 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-md:block max-md:border-line max-md:border-t">
            {records.map((record) => {
              const { tone, shape, text } = marks[record.state];
              return (
                <tr
                  key={record.type + record.name}
                  className={cx("max-md:block max-md:py-2", record.state !== "found" && "bg-danger-tint/40")}
                >
                  <th scope="row" className="px-4 py-2.5 align-top font-mono font-semibold max-md:block max-md:py-1">
                    {record.type}
                  </th>
                  <td className="px-4 py-2 align-top max-md:block max-md:py-1">
                    <span className="text-label text-ink-2 md:hidden">Name</span>
                    <Copied text={record.name} what={`the name of the ${record.type} record`} />
                  </td>
                  <td className="px-4 py-2 align-top max-md:block max-md:py-1">
                    <span className="text-label text-ink-2 md:hidden">Value</span>
                    <Copied text={record.value} what={`the value of the ${record.type} record`} />
                  </td>
                  <td className="max-w-80 px-4 py-2.5 align-top max-md:block max-md:py-1">
                    <StatusBadge tone={tone} shape={shape}>
                      {text}
                    </StatusBadge>
                    <span className="mt-1 block text-label text-ink-2">{adviceFor(record)}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Copied = ({ text, what }: { text: string; what: string }) => (
  <span className="flex items-start gap-1.5 max-md:justify-between">
    <span className="min-w-0 break-all pt-1 font-mono">{text}</span>
    <CopyButton text={text} what={what} />
  </span>
);
