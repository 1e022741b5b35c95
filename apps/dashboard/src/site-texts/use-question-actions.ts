import type { HelpGroupCode } from "@selvedge/domain/help/groups";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { type HelpQuestion, helpQuery } from "./site-texts-query.ts";

/** What a list of questions does with them: order, hide, show, take out. Each is stored at once. */
export function useQuestionActions() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const { queryKey } = helpQuery(division);
  const run = async (work: () => Promise<unknown>, done: string, code: string): Promise<boolean> => {
    try {
      await work();
      showSnackbar({ code, text: done });
      return true;
    } catch (error) {
      showSnackbar({ code: "help", tone: "failed", text: failureText(error) });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  };
  return {
    /** Shown at once, and put back where it could not be stored. */
    order: (group: HelpGroupCode, names: readonly string[]) => {
      queries.setQueryData(queryKey, (known) => known && inOrder(known, group, names));
      return run(
        () =>
          api("PUT /divisions/{division}/help-order/", { params: { division }, body: { group, names: [...names] } }),
        "The order is saved.",
        `help order ${names.join()}`,
      );
    },
    setHidden: ({ name, group, question, html, version }: HelpQuestion, hidden: boolean) =>
      run(
        () =>
          api("PUT /divisions/{division}/help-questions/{name}/", {
            params: { division, name },
            body: { group, question, html, hidden, version },
          }),
        hidden ? `“${question}” is hidden from visitors.` : `Visitors see “${question}” again.`,
        `help ${name} ${hidden} ${version}`,
      ),
    remove: ({ name, question, hasStandard, version }: HelpQuestion) =>
      run(
        () => api("DELETE /divisions/{division}/help-questions/{name}/", { params: { division, name } }),
        hasStandard ? "The standard words are back." : `“${question}” is deleted.`,
        `help deleted ${name} ${version}`,
      ),
  };
}

function inOrder(questions: readonly HelpQuestion[], group: HelpGroupCode, names: readonly string[]): HelpQuestion[] {
  const own = questions
    .filter((question) => question.group === group)
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  return questions.map((question) => (question.group === group ? own.shift()! : question));
}
