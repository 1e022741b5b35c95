// "Why can't I see this block?": every question that decides it, in the order in which a page asks them, each with its answer.
import { isUnpublished } from "../block-published.ts";
import { type BlockTypes, isPseudo } from "../block-type.ts";
import { builderErrorText } from "../builder-error.ts";
import { type Conditions, type Facts, isValidCondition, readConditions } from "../conditions/condition.ts";
import { type Doc, families, type Uid } from "../doc.ts";
import type { Reason } from "./verdict.ts";

/** One question and its answer. */
export interface WhyLine {
  readonly isMet: boolean;
  readonly text: string;
  /** The rule of the block that it is about, by its place among them; null for other questions. */
  readonly rule: number | null;
  /** The block around it or inside it that is to be looked at instead; null where it is this one. */
  readonly uid: Uid | null;
}

interface Asked {
  readonly types: BlockTypes;
  readonly conditions: Conditions;
  readonly facts: Facts;
  readonly verdicts: ReadonlyMap<Uid, readonly Reason[]>;
  /** What people call a block. */
  readonly nameOf: (uid: Uid) => string;
}

/** The answers for one block. It is shown where all are met. */
export function whyHidden(doc: Doc, uid: Uid, asked: Asked): WhyLine[] {
  const rec = doc.blocks.get(uid);
  if (!rec) return [];
  const line = (isMet: boolean, text: string, more: Partial<WhyLine> = {}): WhyLine => ({
    ...{ isMet, text, rule: null, uid: null },
    ...more,
  });
  const reasons = asked.verdicts.get(uid) ?? [];
  const byParent = families(doc);
  const faulty = reasons.flatMap((reason) =>
    reason.code === "cannot_build" || reason.code === "not_inside" ? [builderErrorText(reason.error)] : [],
  );
  const children = (byParent.get(uid) ?? []).filter(({ type }) => !isPseudo(type));
  const isOff = rec.props.published === false;
  const unpublished = isOff ? "It is not published" : "None of the blocks inside it is published";
  const rules = readConditions(rec.props.conditions).map(({ name, params }, rule) => {
    const condition = asked.conditions.get(name);
    if (!condition || !isValidCondition(asked.conditions, { name, params }))
      return line(false, `A rule cannot be read: ${condition?.title ?? name}`, { rule });
    const isMet = condition.passes(params, asked.facts);
    const words = condition.words(params, asked.facts.timeZone);
    return line(isMet, isMet ? `It is shown ${words}` : `It is shown only ${words}`, { rule });
  });
  const ofOthers = reasons.some(({ code }) => code === "conditions_not_met") && rules.every(({ isMet }) => isMet);
  const around = hiddenAround(doc, uid, asked.verdicts);
  return [
    faulty.length === 0 ? line(true, "It is a block that this shop knows") : line(false, faulty.join(" ")),
    line(!isUnpublished(byParent, rec), isUnpublished(byParent, rec) ? unpublished : "It is published"),
    ...rules,
    ...(ofOthers ? [line(false, "The block around it shows it to other visitors only", { uid: rec.parent })] : []),
    ...(reasons.some(({ code }) => code === "no_slot")
      ? [line(false, "The block around it no longer has the place that it is in", { uid: rec.parent })]
      : []),
    ...(children.length > 0 && !reasons.some(({ code }) => code === "unpublished")
      ? [
          reasons.some(({ code }) => code === "nothing_inside")
            ? line(false, "Nothing inside it is shown", { uid: children[0]!.uid })
            : line(true, "Something inside it is shown"),
        ]
      : []),
    ...(rec.parent === null
      ? []
      : [
          around === null
            ? line(true, "The blocks around it are shown")
            : line(false, `${asked.nameOf(around)} around it is hidden`, { uid: around }),
        ]),
  ];
}

/** The nearest block around one that is hidden itself; null where none is. */
export function hiddenAround(doc: Doc, uid: Uid, verdicts: ReadonlyMap<Uid, readonly Reason[]>): Uid | null {
  for (let at = doc.blocks.get(uid)?.parent ?? null; at !== null; at = doc.blocks.get(at)?.parent ?? null)
    if ((verdicts.get(at) ?? []).length > 0) return at;
  return null;
}
