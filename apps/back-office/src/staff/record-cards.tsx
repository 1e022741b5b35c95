import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { DefinitionList, type Fact } from "@selvedge/ui/content/definition-list";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { StaffProfile } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

const none = <span className="text-ink-2">None</span>;

/** Facts of work, of signing in, and the badges. */
export function RecordCards({ person }: { person: StaffProfile }) {
  const mayManage = useMay("badges.manage");
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card title="Record">
        <DefinitionList facts={recordFacts(person)} />
        {person.mission || person.bio ? (
          <div className="mt-3 flex flex-col gap-1 border-line border-t pt-3 text-body">
            {person.mission ? <p className="font-medium">{person.mission}</p> : null}
            {person.bio ? <p className="text-ink-2">{person.bio}</p> : null}
          </div>
        ) : null}
      </Card>
      <Card title="Signing in">
        <DefinitionList facts={signInFacts(person)} />
        {mayManage ? (
          <p className="mt-3 border-line border-t pt-3 text-dense">
            <TextLink href="/badges">Badges and PINs</TextLink>
          </p>
        ) : null}
      </Card>
    </div>
  );
}

const recordFacts = (person: StaffProfile): Fact[] => [
  { term: "Email", value: person.email },
  { term: "Username", value: person.username ?? none },
  { term: "Team", value: person.team ?? none },
  { term: "Works in", value: person.kind === "factory" ? "The factory" : "The office" },
  { term: "Channel", value: person.channel ?? none },
  { term: "Leads", value: person.isLeadership ? "Yes" : "No" },
  { term: "Developer", value: person.isDeveloper ? "Yes" : "No" },
  { term: "T-shirt", value: person.size || none },
  { term: "Pay statement", value: statements[person.employeeStatementOption ?? ""] ?? none },
  { term: "Here since", value: <DateText at={person.since} form="day" /> },
  { term: "Last active", value: person.lastActive ? <DateText at={person.lastActive} /> : none },
];

const statements: Record<string, string> = { email: "By email", post: "By post", none: "None" };

const signedInWords = ["Nowhere now", "In one place"];

const signInFacts = ({ signIn, badges }: StaffProfile): Fact[] => [
  {
    term: "Second factor",
    value: signIn.twoFactorSince ? (
      <StatusBadge tone="success">On</StatusBadge>
    ) : (
      <StatusBadge shape="square">Off</StatusBadge>
    ),
  },
  { term: "Password", value: signIn.hasPassword ? "Saved" : none },
  { term: "Signed in", value: signedInWords[signIn.sessions] ?? `In ${signIn.sessions} places` },
  {
    term: badges.length === 1 ? "Badge" : "Badges",
    value:
      badges.length === 0 ? (
        none
      ) : (
        <ul>
          {badges.map(({ id, shown, name, issuedAt }) => (
            <li key={id}>
              <span className="font-mono">{shown}</span>
              <span className="text-ink-2">
                {name ? ` ${name}` : ""} since <DateText at={issuedAt} form="day" inSentence />
              </span>
            </li>
          ))}
        </ul>
      ),
  },
];
