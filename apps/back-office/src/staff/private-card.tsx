import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Eye, Lock } from "lucide-react";
import { useState } from "react";
import type { StaffProfile } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { RevealForm } from "./reveal-form.tsx";
import { RevealedValue } from "./revealed-value.tsx";

type Masked = StaffProfile["masked"][number];

/** Private values as dots. One at a time is revealed for a reason; the value stays for a minute. */
export function PrivateCard({ person }: { person: StaffProfile }) {
  const mayRead = useMay("staff.read_private");
  const [asked, setAsked] = useState<Masked["field"] | null>(null);
  const [shown, setShown] = useState<{ field: Masked["field"]; value: string } | null>(null);
  return (
    <Card
      flush
      title="Private"
      note="hidden until a reason is given"
      aside={
        <span className="flex items-center gap-1.5">
          <Lock aria-hidden size={14} />
          Your browser holds only dots
        </span>
      }
    >
      <ul className="border-line border-t">
        {person.masked.map((each) => (
          <li
            key={each.field}
            className={`border-line not-first:border-t ${asked === each.field ? "bg-primary-tint" : ""}`}
          >
            <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5">
              <span className="w-44 text-dense text-ink-2 max-sm:w-full">{each.name}</span>
              <span className="min-w-0 flex-1 font-mono text-dense wrap-anywhere">
                {shown?.field === each.field ? (
                  <RevealedValue value={shown.value} onOver={() => setShown(null)} />
                ) : (
                  (each.shown ?? <span className="font-sans text-ink-2">Not on record</span>)
                )}
              </span>
              {mayRead && each.shown !== null && asked !== each.field && shown?.field !== each.field ? (
                <Button size="row" icon={Eye} aria-label={`Reveal: ${each.name}`} onPress={() => setAsked(each.field)}>
                  Reveal
                </Button>
              ) : null}
            </div>
            {asked === each.field ? (
              <RevealForm
                person={person}
                field={each.field}
                name={each.name}
                onShown={(value) => {
                  setAsked(null);
                  setShown({ field: each.field, value });
                }}
                onCancel={() => setAsked(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
