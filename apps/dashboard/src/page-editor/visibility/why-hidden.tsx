import type { PageSession } from "@selvedge/builder/session/page-session";
import { readConditions } from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import type { BlockRec } from "@selvedge/pages/doc";
import { whyHidden } from "@selvedge/pages/resolve/why-hidden";
import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Check, Eye, X } from "lucide-react";
import { useContext } from "react";
import { BLOCK_TYPES, titleOf } from "../block-words.ts";
import { SeeAs } from "./see-as.ts";
import type { Verdicts } from "./use-verdicts.ts";
import { visitorWhoSees } from "./visitor-who-sees.ts";

interface WhyHiddenProps {
  rec: BlockRec;
  session: PageSession;
  verdicts: Verdicts;
  onBlock: (uid: string) => void;
}

/** Every question that decides whether the visitor of the preview gets the block, each with its answer. */
export function WhyHidden({ rec, session, verdicts: { of, facts }, onBlock }: WhyHiddenProps) {
  const doc = session.doc();
  const lines = whyHidden(doc, rec.uid, {
    ...{ types: BLOCK_TYPES, conditions: SHOP_CONDITIONS, facts, verdicts: of },
    nameOf: (uid) => titleOf(doc.blocks.get(uid)),
  });
  const isShown = lines.every(({ isMet }) => isMet);
  const as = useContext(SeeAs);
  const rules = readConditions(rec.props.conditions);
  const who = as && !isShown && rules.length > 0 ? visitorWhoSees(rules, as.visitor, facts) : null;
  return (
    <section aria-labelledby="why-hidden" className="rounded-card border border-line p-3">
      <h3 id="why-hidden" className="pb-2 font-medium">
        {isShown ? "This visitor sees it" : "Why can’t I see this block?"}
      </h3>
      <ul className="flex flex-col gap-1 text-dense">
        {lines.map(({ isMet, text, uid }) => (
          <li
            key={text}
            className={cx("flex items-start gap-2 rounded-control px-1 py-0.5", !isMet && "bg-warning-tint")}
          >
            {isMet ? (
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-success" />
            ) : (
              <X aria-hidden size={16} className="mt-0.5 shrink-0 text-warning" />
            )}
            <span className={cx("min-w-0 flex-1", !isMet && "font-medium")}>
              <span className="sr-only">{isMet ? "Yes: " : "No: "}</span>
              {text}
            </span>
            {uid === null ? null : (
              <Button size="row" onPress={() => onBlock(uid)}>
                Go to it
              </Button>
            )}
          </li>
        ))}
      </ul>
      {as && who && who !== as.visitor ? (
        <Button size="dense" icon={Eye} className="mt-2.5" onPress={() => as.see(who)}>
          Look as somebody who gets it
        </Button>
      ) : null}
    </section>
  );
}
