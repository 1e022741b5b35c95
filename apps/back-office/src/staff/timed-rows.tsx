import { type StaffPermission, staffPermissions } from "@selvedge/domain/access/roles";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useEffect, useRef, useState } from "react";

interface Timed {
  permission: string;
  until: string;
}

interface TimedRowsProps {
  timed: readonly Timed[];
  /** A permission that is chosen already; null for none. */
  offered: string | null;
  onChange: (timed: Timed[]) => void;
  mayGive: readonly string[];
}

const lengths = [
  { id: "1", label: "For 1 day" },
  { id: "7", label: "For 7 days" },
  { id: "30", label: "For 30 days" },
];
const dayMs = 86_400_000;

/** Permissions that end by themselves, and one more. */
export function TimedRows({ timed, offered, onChange, mayGive }: TimedRowsProps) {
  const [word, setWord] = useState(offered !== null && mayGive.includes(offered) ? offered : null);
  const place = useRef<HTMLFieldSetElement>(null);
  // It is below the roles, out of sight for somebody who came to give this one.
  useEffect(() => {
    if (offered !== null) place.current?.scrollIntoView({ block: "center" });
  }, [offered]);
  const [days, setDays] = useState("1");
  const options = mayGive.map((id) => ({ id, label: staffPermissions[id as StaffPermission] }));
  const add = () => {
    if (!word) return;
    const until = new Date(Date.now() + Number(days) * dayMs).toISOString();
    onChange([...timed.filter(({ permission }) => permission !== word), { permission: word, until }]);
    setWord(null);
  };
  return (
    <fieldset ref={place} className="flex flex-col gap-2">
      <legend className="mb-2 text-label font-medium">For a time</legend>
      {timed.length > 0 ? (
        <ul className="rounded-control border border-line">
          {timed.map(({ permission, until }) => (
            <li
              key={`${permission} ${until}`}
              className="flex items-center gap-3 border-line px-3 py-1.5 text-body not-first:border-t"
            >
              <span className="min-w-0 flex-1">{staffPermissions[permission as StaffPermission] ?? permission}</span>
              <span className="text-dense text-ink-2">
                until <DateText at={until} />
              </span>
              <Button
                size="row"
                aria-label={`Take away: ${staffPermissions[permission as StaffPermission] ?? permission}`}
                onPress={() => onChange(timed.filter((each) => each.permission !== permission))}
              >
                Take away
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          compact
          label="Permission"
          placeholder="Choose one"
          options={options}
          value={word}
          onChange={setWord}
          className="min-w-0 flex-1 basis-60"
        />
        <SelectField compact label="How long" options={lengths} value={days} onChange={setDays} className="w-36" />
        <Button isDisabled={!word} onPress={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
