import { type HelpGroupCode, helpGroups } from "@selvedge/domain/help/groups";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { Menu, type MenuAction } from "@selvedge/ui/overlays/menu";
import { ArrowDown, ArrowUp, Ellipsis, ExternalLink, Eye, EyeOff, GripVertical, RotateCcw, Trash2 } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { useMay, useShop } from "../session/shop.ts";
import { movedBeside, movedBy } from "./moved.ts";
import type { HelpQuestion } from "./site-texts-query.ts";
import { useQuestionActions } from "./use-question-actions.ts";

interface QuestionListProps {
  group: HelpGroupCode;
  questions: readonly HelpQuestion[];
  onRemove: (question: HelpQuestion) => void;
}

/** The questions of a group, in an order that is changed by dragging, by the keyboard, or from each one's menu. */
export function QuestionList({ group, questions, onRemove }: QuestionListProps) {
  const mayEdit = useMay("pages.edit");
  const { order } = useQuestionActions();
  const names = questions.map(({ name }) => name);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayEdit,
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === "on") return;
      const next = movedBeside(names, [...keys].map(String), String(target.key), target.dropPosition);
      void order(group, next);
    },
  });
  return (
    <GridList
      aria-label={helpGroups[group].name}
      items={questions}
      dragAndDropHooks={dragAndDropHooks}
      className="border-line border-t"
      renderEmptyState={() => <p className="px-4 py-3 text-dense text-ink-2">No question in this group.</p>}
    >
      {(question) => (
        <GridListItem
          id={question.name}
          textValue={question.question}
          className="flex min-h-13 items-center gap-2 border-line px-2 py-1.5 outline-none not-first:border-t data-dragging:opacity-50 data-focus-visible:ring-focus"
        >
          {mayEdit ? (
            <Button
              slot="drag"
              className="flex size-8 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-3 outline-none data-focus-visible:ring-focus data-hovered:bg-hover max-md:size-11"
            >
              <GripVertical aria-hidden size={16} />
            </Button>
          ) : null}
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink
              href={`/help/${question.name}`}
              className={question.hidden ? "text-ink-2 line-through" : "text-ink"}
            >
              {question.question}
            </TextLink>
            <QuestionState question={question} />
          </span>
          <RowMenu question={question} names={names} onOrder={(next) => void order(group, next)} onRemove={onRemove} />
        </GridListItem>
      )}
    </GridList>
  );
}

function QuestionState({ question: { hidden, isStandard, hasStandard } }: { question: HelpQuestion }) {
  if (hidden)
    return (
      <StatusBadge shape="square" tone="neutral">
        Hidden
      </StatusBadge>
    );
  if (isStandard) return null;
  return (
    <StatusBadge shape="none" tone="primary">
      {hasStandard ? "Your words" : "Yours"}
    </StatusBadge>
  );
}

interface RowMenuProps {
  question: HelpQuestion;
  names: readonly string[];
  onOrder: (names: readonly string[]) => void;
  onRemove: (question: HelpQuestion) => void;
}

function RowMenu({ question, names, onOrder, onRemove }: RowMenuProps) {
  const shop = useShop();
  const mayEdit = useMay("pages.edit");
  const { setHidden } = useQuestionActions();
  const place = names.indexOf(question.name);
  const change: MenuAction[] = [
    {
      ...{ id: "up", label: "Move up", icon: ArrowUp },
      ...(place === 0 && { offBecause: "It is the first" }),
      onAction: () => onOrder(movedBy(names, question.name, -1)),
    },
    {
      ...{ id: "down", label: "Move down", icon: ArrowDown },
      ...(place === names.length - 1 && { offBecause: "It is the last" }),
      onAction: () => onOrder(movedBy(names, question.name, 1)),
    },
    {
      ...{ id: "hide", label: question.hidden ? "Show to visitors" : "Hide from visitors" },
      icon: question.hidden ? Eye : EyeOff,
      onAction: () => void setHidden(question, !question.hidden),
    },
    ...(question.isStandard
      ? []
      : [
          {
            ...{ id: "remove", label: question.hasStandard ? "Back to the standard words" : "Delete" },
            icon: question.hasStandard ? RotateCcw : Trash2,
            danger: !question.hasStandard,
            onAction: () => onRemove(question),
          },
        ]),
  ];
  const view: MenuAction = {
    ...{ id: "view", label: "View on your shop", icon: ExternalLink },
    onAction: () => void open(`${shop.url}${question.url}`, "_blank", "noopener"),
  };
  return (
    <Menu
      label={`What to do with “${question.question}”`}
      trigger={<IconButton bare size="dense" label={`What to do with “${question.question}”`} icon={Ellipsis} />}
      actions={[...(question.hidden ? [] : [view]), ...(mayEdit ? change : [])]}
    />
  );
}
