import { helpGroups } from "@selvedge/domain/help/groups";
import { helpReasons } from "@selvedge/domain/help/reasons";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import type { HelpQuestion } from "./site-texts-query.ts";

/** Why visitors come to the help, and the questions that each reason leads to. */
export function ReasonsCard({ questions }: { questions: readonly HelpQuestion[] }) {
  return (
    <Card flush title="Reasons" note="what visitors choose when something is wrong">
      <ul className="border-line border-t">
        {helpReasons.map((reason) => (
          <li key={reason.name} className="flex flex-col gap-1 border-line px-4 py-3 not-first:border-t">
            <p className="text-body font-medium">{reason.title}</p>
            <p className="text-dense text-ink-2">{reason.text}</p>
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-dense text-ink-2">
              Leads to
              {reason.questions.map((name) => {
                const question = questions.find((each) => each.name === name);
                return question && !question.hidden ? (
                  <TextLink key={name} href={`/help/${name}`}>
                    {question.question}
                  </TextLink>
                ) : null;
              })}
              <span>and all of {helpGroups[reason.group].name}.</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
