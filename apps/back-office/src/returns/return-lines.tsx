import { type ReturnCondition, returnConditions } from "@selvedge/domain/returns/return-states";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import type { DeskReturn } from "../data/reply.ts";

interface ReturnLinesProps {
  desk: DeskReturn;
  /** What each line was found to be, by its id. */
  found: ReadonlyMap<number, ReturnCondition>;
  onFind: (line: number, condition: ReturnCondition) => void;
}

const conditions = Object.entries(returnConditions).map(([id, { name }]) => ({ id, label: name }));

const places = { seconds: "To seconds", remill: "To the remill", kept: "Left with the shopper" } as const;

/** The garments of a return: as they were sold, what the shopper says, their photo, and what they are like. */
export function ReturnLines({ desk, found, onFind }: ReturnLinesProps) {
  return (
    <ul className="flex flex-col gap-4">
      {desk.lines.map((line) => (
        <li key={line.id} className="rounded-card border border-line bg-surface p-4">
          <div className="flex flex-wrap items-start gap-3">
            {line.imageUrl ? <Picture src={line.imageUrl} name="As sold" /> : null}
            {line.photoUrl ? <Picture src={line.photoUrl} name="The shopper's photo" /> : null}
            <div className="min-w-48 flex-1">
              <p className="font-medium">{line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}</p>
              <p className="text-dense text-ink-2">{line.detail}</p>
              {line.wanted ? <p className="text-dense">Wants {line.wanted}</p> : null}
              <p className="mt-1 text-dense">
                {line.reasonName}
                {line.note ? <span className="text-ink-2">: “{line.note}”</span> : null}
              </p>
            </div>
            {line.destination ? (
              <StatusBadge tone={line.destination === "seconds" ? "success" : "neutral"}>
                {[line.condition && returnConditions[line.condition].name, places[line.destination]]
                  .filter(Boolean)
                  .join(", ")}
              </StatusBadge>
            ) : null}
          </div>
          {desk.state === "received" && line.condition === null ? (
            <div className="mt-3">
              <Segmented
                wraps
                label={`What ${line.name} is like`}
                segments={conditions}
                value={found.get(line.id) ?? ""}
                onChange={(condition) => onFind(line.id, condition as ReturnCondition)}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Picture({ src, name }: { src: string; name: string }) {
  return (
    <figure className="w-26">
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt={name} className="h-30 w-26 rounded-control bg-sunken object-cover" />
      </a>
      <figcaption className="mt-1 text-label text-ink-2">{name}</figcaption>
    </figure>
  );
}
