import { TextLink } from "@selvedge/ui/actions/text-link";
import { Avatar } from "@selvedge/ui/content/avatar";
import { Card } from "@selvedge/ui/content/card";
import { DateText } from "@selvedge/ui/words/date-text";
import type { AccessSummary } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

/** Permissions of limited time, the next one to end first. */
export function EndsSoonCard({ endsSoon }: { endsSoon: AccessSummary["endsSoon"] }) {
  const mayRead = useMay("staff.read");
  return (
    <Card flush title="Ends soon" note="14 days" footer="A permission ends by itself, at the time shown.">
      {endsSoon.length === 0 ? (
        <p className="border-line border-t px-4 py-3 text-dense text-ink-2">
          Nothing ends soon. Permissions that you give for some days appear here before they end.
        </p>
      ) : (
        <ul aria-label="Ends soon" className="border-line border-t">
          {endsSoon.map(({ fullName, userId, shopName, sentence, until }) => (
            <li
              key={`${userId} ${shopName} ${fullName} ${sentence}`}
              className="flex items-start gap-3 border-line px-4 py-2.5 not-first:border-t"
            >
              <Avatar name={fullName} size={28} />
              <div className="min-w-0 flex-1 text-dense">
                <p className="font-medium">
                  {userId !== null && mayRead ? <TextLink href={`/staff/${userId}`}>{fullName}</TextLink> : fullName}
                  {shopName ? <span className="font-normal text-ink-2"> {shopName}</span> : null}
                </p>
                <p className="text-ink-2">{sentence}</p>
              </div>
              <DateText at={until} className="whitespace-nowrap text-dense text-ink-2" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
