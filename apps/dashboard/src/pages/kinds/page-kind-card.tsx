import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import { groundOf, takesType } from "@selvedge/pages/check/structure-rules";
import type { Doc } from "@selvedge/pages/doc";
import type { Json } from "@selvedge/pages/json";
import { kindOf, marksOf, type PageKind } from "@selvedge/pages/page/page-kind";
import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { pageKindChoices } from "./page-kinds.ts";

interface PageKindCardProps {
  session: PageSession;
  doc: Doc;
  isReadOnly: boolean;
}

/** What the page is for: one step of its draft, whichever marks it takes. */
export function PageKindCard({ session, doc, isReadOnly }: PageKindCardProps) {
  const { properties } = doc.page;
  const choose = (kind: PageKind) => {
    const ops = Object.entries(marksOf(kind))
      .filter(([name, to]) => properties[name] !== to)
      .map(([name, to]) => {
        const from = properties[name] as Json | undefined;
        return { t: "page" as const, path: ["properties", name], from, to };
      });
    if (ops.length === 0) return;
    const changed = session.change({ t: "group", ops }, { label: "Changed the kind of page" });
    if (!changed.ok) showSnackbar({ code: `page ${changed.code}`, tone: "failed", text: EDIT_TEXT[changed.code] });
    session.closeStep();
  };
  const foreign = foreignTypes(doc);
  return (
    <Card title="Kind of page">
      <RadioChoice
        hideLabel
        label="Kind of page"
        options={pageKindChoices}
        value={kindOf(doc.page)}
        isDisabled={isReadOnly}
        onChange={(kind) => choose(kind as PageKind)}
      />
      {foreign.length > 0 ? (
        <p role="status" className="pt-3 text-label text-warning">
          Not made for this kind of page: {foreign.join(", ")}. What is on the page stays, and no more of it can be
          added.
        </p>
      ) : null}
    </Card>
  );
}

/** The blocks of the page that could not be added to it now, by their titles. */
function foreignTypes(doc: Doc): string[] {
  const ground = groundOf(doc);
  const types = [...doc.blocks.values()].flatMap(({ type }) => BLOCK_TYPES.get(type) ?? []);
  return [...new Set(types.filter((type) => !takesType(ground, type)).map(({ title }) => title))];
}
