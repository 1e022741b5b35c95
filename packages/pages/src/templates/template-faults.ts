import { isAroundPages, isTemplateName, type TemplateName } from "@selvedge/domain/templates/template-names";
import { blockName } from "../block-name.ts";
import type { BlockTypes } from "../block-type.ts";
import { readConditions } from "../conditions/condition.ts";
import { type BlockRec, childrenOf, type Doc } from "../doc.ts";
import { TEMPLATES, templateTakes } from "./templates.ts";

/** Why a template cannot be published, by block: a sentence that says what to do; `null` for the template as a whole. */
export interface TemplateFault {
  readonly uid: string | null;
  readonly text: string;
}

/** What keeps a template from being shown to visitors: a part that it needs is gone or hidden, or a block does not belong. */
export function templateFaults(doc: Doc, types: BlockTypes): TemplateFault[] {
  const name = doc.page.template;
  if (!isTemplateName(name)) return [];
  const own = TEMPLATES[name].title;
  const needed = [...types.values()].filter((type) => type.part?.needed && type.compatibility.includes(name));
  const missing = needed.flatMap((type): TemplateFault[] => {
    const rec = childrenOf(doc, null).find((each) => each.type === type.type);
    if (!rec)
      return [{ uid: null, text: `${own} needs its block “${type.title}”. ${type.part!.needed} Add it again.` }];
    if (!isConditional(rec) && rec.props.published !== false) return [];
    return [{ uid: rec.uid, text: `“${type.title}” is for every visitor. ${type.part!.needed} Show it always.` }];
  });
  return [...missing, ...[...doc.blocks.values()].flatMap((rec) => blockFault(doc, types, { name, rec }))];
}

interface Standing {
  readonly name: TemplateName;
  readonly rec: BlockRec;
}

function blockFault(doc: Doc, types: BlockTypes, { name, rec }: Standing): TemplateFault[] {
  const type = types.get(rec.type);
  if (!type) return [];
  const called = blockName(rec) || type.title;
  const { title } = TEMPLATES[name];
  const said = (text: string): TemplateFault[] => [{ uid: rec.uid, text }];
  if (!templateTakes(name, type)) return said(`“${called}” does not work in ${title.toLowerCase()}. Take it out.`);
  if (type.part && rec.parent !== null) return said(`“${called}” stands on its own. Take it out of its block.`);
  if (type.part && childrenOf(doc, null).find((each) => each.type === rec.type) !== rec)
    return said(`“${called}” is there twice. Take one of them out.`);
  if (!isAroundPages(name)) return [];
  if (isConditional(rec))
    return said(`${title} is the same for every visitor. Take the rules off “${called}” under Show when.`);
  return readsData(rec) ? said(`${title} cannot list items from data. Write those of “${called}” yourself.`) : [];
}

const isConditional = ({ props }: BlockRec): boolean => readConditions(props.conditions).length > 0;

const readsData = ({ props }: BlockRec): boolean =>
  typeof props.itemFactory === "string" && props.itemFactory.trim() !== "";
