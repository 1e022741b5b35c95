import { Tooltip } from "@selvedge/ui/actions/tooltip";
import { Avatar } from "@selvedge/ui/content/avatar";
import { Button as AriaButton } from "react-aria-components/Button";
import { nameOf } from "./presence-words.ts";
import type { Present } from "./use-presence.ts";

/** More are a number. */
const mostFaces = 3;

/** The others who have the page open, each a face with a name. */
export function PresentPeople({ others }: { others: readonly Present[] }) {
  if (others.length === 0) return null;
  const names = others.map(nameOf).join(", ");
  const beyond = others.length - mostFaces;
  return (
    <Tooltip text={`Also here: ${names}`}>
      <AriaButton
        aria-label={`Also here: ${names}`}
        className="inline-flex items-center rounded-full outline-none focus-visible:ring-2 focus-visible:ring-primary"
      >
        {others.slice(0, mostFaces).map(({ tab, name }) => (
          <Avatar key={tab} name={name} size={26} className="-ml-1.5 ring-2 ring-surface first:ml-0" />
        ))}
        {beyond > 0 ? <span className="pl-1 text-label text-ink-2">+{beyond}</span> : null}
      </AriaButton>
    </Tooltip>
  );
}
