import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import {
  conditionWords,
  isValidCondition,
  readConditions,
  type WrittenCondition,
} from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import type { BlockRec } from "@selvedge/pages/doc";
import type { Json } from "@selvedge/pages/json";
import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Switch } from "@selvedge/ui/choices/switch";
import { cx } from "@selvedge/ui/class-names.ts";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { Menu } from "@selvedge/ui/overlays/menu";
import { Check, Plus, Trash2, TriangleAlert, X } from "lucide-react";
import { useFocusLater } from "../../movable-rows/use-focus-later.ts";
import type { Audience } from "../../pages/pages-query.ts";
import { titleOf } from "../block-words.ts";
import { RuleFields } from "./rule-fields.tsx";
import type { Verdicts } from "./use-verdicts.ts";
import { WhyHidden } from "./why-hidden.tsx";

interface ShowWhenProps {
  rec: BlockRec;
  session: PageSession;
  audience: Audience;
  verdicts: Verdicts;
  onBlock: (uid: string) => void;
}

/** For whom and when a block is shown: its rules in words and as fields, and why the visitor of the preview gets it or not. */
export function ShowWhen({ rec, session, audience, verdicts, onBlock }: ShowWhenProps) {
  const rules = readConditions(rec.props.conditions);
  const words = conditionWords(SHOP_CONDITIONS, rules, audience.timeZone);
  const holding = rules.filter((rule) => isMet(rule, verdicts)).length;

  function set(name: "conditions" | "published", to: Json | undefined, label: string) {
    const op = { t: "set", uid: rec.uid, path: [name], from: rec.props[name], to } as const;
    const changed = session.change(op, { label, selection: [rec.uid] });
    if (!changed.ok) showSnackbar({ code: `rule ${changed.code}`, tone: "failed", text: EDIT_TEXT[changed.code] });
  }
  const setRules = (next: readonly WrittenCondition[], label: string) =>
    set("conditions", next.length > 0 ? (next.map((each) => ({ ...each })) as unknown as Json) : undefined, label);
  const title = titleOf(rec);

  const { box, focusLater } = useFocusLater<HTMLDivElement>();

  return (
    <div ref={box} className="flex flex-col gap-4 p-4">
      <p className="font-medium">{words || "Shown to everyone, always."}</p>
      {rules.length > 0 ? (
        <p className="flex justify-between gap-2 text-dense text-ink-2">
          <span>{rules.length > 1 ? "All of these must be true" : "This must be true"}</span>
          <span>
            {holding} of {rules.length} hold now
          </span>
        </p>
      ) : null}
      {rules.length > 0 ? (
        <ul data-rules aria-label="Rules" className="overflow-hidden rounded-card border border-line">
          {rules.map((rule, at) => (
            <RuleCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own, and two may be alike
              key={`${at} ${rule.name}`}
              {...{ rule, audience }}
              isHolding={isMet(rule, verdicts)}
              onRule={(params) => setRules(rules.with(at, { ...rule, params }), `Changed when ${title} is shown`)}
              onRemove={() => {
                focusLater((list) => list.querySelector<HTMLElement>(":scope > button"));
                setRules(rules.toSpliced(at, 1), `Took a rule off ${title}`);
                session.closeStep();
              }}
            />
          ))}
        </ul>
      ) : null}
      <Menu
        label="Rules to add"
        placement="bottom start"
        trigger={
          <Button size="dense" icon={Plus} className="w-full">
            Add a rule
          </Button>
        }
        actions={[...SHOP_CONDITIONS.values()].map(({ name, title: label }) => ({
          id: name,
          label,
          onAction: () => {
            focusLater((list) => list.querySelector<HTMLElement>("[data-rules] > li:last-child :is(input, select)"));
            setRules([...rules, { name, params: firstParams(name, audience) }], `Added a rule to ${title}`);
            session.closeStep();
          },
        }))}
      />
      <Switch
        spread
        label="Published with the page"
        hint="Off keeps it in the editor, at half strength; visitors do not get it."
        isSelected={rec.props.published !== false}
        onChange={(isOn) => set("published", isOn ? undefined : false, `${isOn ? "Showed" : "Hid"} ${title}`)}
      />
      <WhyHidden {...{ rec, session, verdicts, onBlock }} />
      <p className="rounded-control bg-sunken p-3 text-dense text-ink-2">
        Rules are checked on our servers. What is hidden is never sent to the browser.
      </p>
    </div>
  );
}

function isMet(rule: WrittenCondition, { facts }: Verdicts): boolean {
  const condition = SHOP_CONDITIONS.get(rule.name);
  return isValidCondition(SHOP_CONDITIONS, rule) && condition?.passes(rule.params, facts) === true;
}

const dayMs = 86_400_000;

/** What a new rule begins with: something that can be read at once. */
function firstParams(name: string, audience: Audience): WrittenCondition["params"] {
  const [test] = audience.tests;
  const first: Record<string, WrittenCondition["params"]> = {
    login: { is: "logged-in" },
    between: { from: new Date(Math.ceil(Date.now() / dayMs) * dayMs).toISOString() },
    weekly: { days: ["sat"] },
    currency: { in: [audience.currency] },
    country: { in: ["GB"] },
    variation: test ? { test: test.code, is: test.variations[0]?.alias ?? "" } : { test: "", is: "" },
  };
  return first[name] ?? {};
}

interface RuleCardProps {
  rule: WrittenCondition;
  audience: Audience;
  /** It holds for the visitor of the preview. */
  isHolding: boolean;
  onRule: (params: WrittenCondition["params"]) => void;
  onRemove: () => void;
}

function RuleCard({ rule, audience, isHolding, onRule, onRemove }: RuleCardProps) {
  const condition = SHOP_CONDITIONS.get(rule.name);
  const isReadable = isValidCondition(SHOP_CONDITIONS, rule);
  const Mark = isReadable ? (isHolding ? Check : X) : TriangleAlert;
  return (
    <li className={cx("border-line p-3 not-first:border-t", !isHolding && "bg-warning-tint")}>
      <div className="flex items-center gap-2 pb-2">
        <Mark aria-hidden size={16} className={isHolding ? "text-success" : "text-warning"} />
        <span className="min-w-0 flex-1 font-medium">{condition?.title ?? `“${rule.name}” is no rule we know`}</span>
        <span className="sr-only">{isHolding ? "holds now" : "does not hold now"}</span>
        <IconButton bare label="Take the rule off" icon={Trash2} size="row" onPress={onRemove} />
      </div>
      {condition ? (
        <RuleFields name={rule.name} params={rule.params} audience={audience} onParams={onRule} />
      ) : (
        <p className="text-dense text-ink-2">It needs attention: while it is there, nobody sees the block.</p>
      )}
      {condition && !isReadable ? (
        <p className="pt-2 text-dense text-warning">Fill it in. Until then nobody sees the block.</p>
      ) : null}
    </li>
  );
}
