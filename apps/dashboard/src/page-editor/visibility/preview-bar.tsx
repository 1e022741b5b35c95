import { countryCodes, countryNames } from "@selvedge/pages/conditions/country-codes";
import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { NativeSelect } from "@selvedge/ui/native/native-select";
import { Popover } from "@selvedge/ui/overlays/popover";
import { DateText } from "@selvedge/ui/words/date-text";
import { Clock, EyeOff } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import type { Audience } from "../../pages/pages-query.ts";
import { instantOf, wallTime } from "../../visitors/zoned-time.ts";
import { anyone, isAnyone, type Visitor } from "./visitor.ts";

interface PreviewBarProps {
  visitor: Visitor;
  audience: Audience | undefined;
  /** Blocks that this visitor does not get. */
  hidden: number;
  onVisitor: (visitor: Visitor) => void;
  /** What else the page is looked at with. */
  children?: ReactNode;
}

const unknownCountry = "unknown";

/** By their names. */
const countries = countryCodes
  .map((id) => ({ id, label: countryNames[id] ?? id }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Whom the page is looked at as: who, when, where, in which currency, in which variation of each running test. */
export function PreviewBar({ visitor, audience, hidden, onVisitor, children }: PreviewBarProps) {
  if (!audience) return null;
  return (
    <section
      aria-label="Preview as"
      className="flex min-h-11 items-center gap-2 overflow-x-auto border-b border-line bg-canvas px-3 py-1.5 max-md:hidden"
    >
      <span className="shrink-0 text-dense text-ink-2">Preview as</span>
      {children}
      <VisitorChoices {...{ visitor, audience, onVisitor }} />
      <span role="status" className="ml-auto flex shrink-0 items-center gap-1.5 text-dense text-ink-2">
        {hidden > 0 ? <EyeOff aria-hidden size={16} /> : null}
        {hidden === 0 ? "Every block is shown" : hidden === 1 ? "1 block is hidden" : `${hidden} blocks are hidden`}
      </span>
    </section>
  );
}

interface VisitorChoicesProps {
  visitor: Visitor;
  audience: Audience;
  onVisitor: (visitor: Visitor) => void;
}

/** What is known of the visitor. A key in a setting of the page does not render it again. */
const VisitorChoices = memo(function VisitorChoices({ visitor, audience, onVisitor }: VisitorChoicesProps) {
  const set = (more: Partial<Visitor>) => onVisitor({ ...visitor, ...more });
  return (
    <>
      <NativeSelect
        hideLabel
        label="Who"
        size="dense"
        className="w-44 shrink-0"
        isMarked={visitor.login !== anyone.login}
        options={[
          { id: "logged-out", label: "Not signed in" },
          { id: "logged-in", label: "Signed in" },
        ]}
        value={visitor.login}
        onChange={(login) => set({ login: login as Visitor["login"] })}
      />
      <WhenChoice visitor={visitor} timeZone={audience.timeZone} onAt={(at) => set({ at })} />
      <NativeSelect
        hideLabel
        label="Country"
        size="dense"
        className="w-44 shrink-0"
        isMarked={visitor.country !== null}
        options={[{ id: unknownCountry, label: "Any country" }, ...countries]}
        value={visitor.country ?? unknownCountry}
        onChange={(id) => set({ country: id === unknownCountry ? null : id })}
      />
      {audience.currencies.length > 1 ? (
        <NativeSelect
          hideLabel
          label="Currency"
          size="dense"
          className="w-28 shrink-0"
          isMarked={visitor.currency !== null}
          options={audience.currencies.map((id) => ({ id, label: id }))}
          value={visitor.currency ?? audience.currency}
          onChange={(id) => set({ currency: id === audience.currency ? null : id })}
        />
      ) : null}
      {audience.tests.map(({ code, name, variations }) => (
        <NativeSelect
          key={code}
          hideLabel
          label={name}
          size="dense"
          className="w-44 shrink-0"
          isMarked={visitor.variations[code] !== undefined}
          options={variations.map(({ alias, name: title }) => ({ id: alias, label: `${name}: ${title}` }))}
          value={visitor.variations[code] ?? variations[0]?.alias ?? ""}
          onChange={(alias) => {
            const { [code]: _, ...others } = visitor.variations;
            set({ variations: alias === variations[0]?.alias ? others : { ...others, [code]: alias } });
          }}
        />
      ))}
      {isAnyone(visitor) ? null : (
        <Button size="row" className="shrink-0" onPress={() => onVisitor(anyone)}>
          Back to now
        </Button>
      )}
    </>
  );
});

interface WhenChoiceProps {
  visitor: Visitor;
  timeZone: string;
  onAt: (at: string | null) => void;
}

function WhenChoice({ visitor: { at }, timeZone, onAt }: WhenChoiceProps) {
  return (
    <Popover
      label="When"
      trigger={
        <Button
          size="dense"
          icon={Clock}
          className={cx("shrink-0", at && "border-primary bg-primary-tint text-primary")}
        >
          {at ? <DateText at={at} timeZone={timeZone} /> : "Now"}
        </Button>
      }
    >
      {(close) => (
        <div className="flex flex-col gap-3">
          <WhenField {...{ at, timeZone, onAt }} />
          <Button
            size="dense"
            isDisabled={at === null}
            onPress={() => {
              onAt(null);
              close();
            }}
          >
            Now
          </Button>
        </div>
      )}
    </Popover>
  );
}

/** Half a time is none yet: what is typed of it stays, and the page is shown as it was until it is whole. */
function WhenField({ at, timeZone, onAt }: { at: string | null; timeZone: string; onAt: (at: string) => void }) {
  const [typed, setTyped] = useState(() => wallTime(at ?? new Date().toISOString(), timeZone));
  return (
    <TextField
      label="The page as it is on"
      type="datetime-local"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const whole = instantOf(next, timeZone);
        if (whole) onAt(whole);
      }}
      hint={`By the shop’s clocks, ${timeZone.split("/").at(-1)!.replaceAll("_", " ")}.`}
    />
  );
}
