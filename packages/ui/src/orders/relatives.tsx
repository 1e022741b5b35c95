import { TextLink } from "../actions/text-link.tsx";

export interface Relative {
  id: number;
  reference: string;
  isParent: boolean;
  kind: "exchange" | "reprint" | "resend";
  statusName: string;
}

const words = {
  exchange: { parent: "In exchange for", child: "Exchanged by" },
  reprint: { parent: "Made again from", child: "Made again by" },
  resend: { parent: "Sent again for", child: "Sent again by" },
} as const;

/** The orders that belong to one, each with how it does. */
export function Relatives({ relatives }: { relatives: readonly Relative[] }) {
  return (
    <ul className="flex flex-col gap-2 text-dense">
      {relatives.map(({ id, reference, isParent, kind, statusName }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3">
          <span>
            {words[kind][isParent ? "parent" : "child"]} <TextLink href={`/orders/${id}`}>{reference}</TextLink>
          </span>
          <span className="text-ink-2">{statusName}</span>
        </li>
      ))}
    </ul>
  );
}
