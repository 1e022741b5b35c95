import { type TestKind, testKinds, testLimits } from "@selvedge/domain/split-tests/test-rules";
import { Button } from "@selvedge/ui/actions/button";
import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { LeaveGuard, leavesNothing } from "../shell/leave-guard.tsx";
import { type SplitTestPage, splitTestsQuery } from "./split-tests-query.ts";
import { bodyOf, codeWords, emptyForm, fixedNames, isTouched, type TestForm, withKind } from "./test-form.ts";
import { kindWords } from "./test-words.ts";
import { VariationFields } from "./variation-fields.tsx";

const kinds = testKinds.map((id) => ({ id, label: kindWords[id].title, hint: kindWords[id].about }));

/** Makes a test, which begins once it is started on its own page. */
export function NewTestForm({ pages }: { pages: readonly SplitTestPage[] }) {
  const [form, setForm] = useState<TestForm>(emptyForm);
  const { errors, isBusy, create, forget } = useCreate();
  const change = (next: TestForm) => {
    setForm(next);
    forget();
  };
  const code = codeWords(form);
  return (
    <Card className="max-w-2xl">
      <Form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void create(bodyOf(form, pages));
        }}
      >
        <RadioChoice
          cards
          label="What do you want to test?"
          options={kinds}
          value={form.kind}
          onChange={(kind) => change(withKind(form, kind as TestKind))}
          {...(errors.kind && { error: errors.kind })}
        />
        <TextField
          isRequired
          compact
          label="Name"
          className="max-w-md"
          placeholder={form.kind === "blocks" ? "Hero picture" : "Spring home page"}
          maxLength={testLimits.name}
          value={form.name}
          onChange={(name) => change({ ...form, name })}
          hint={code ? `Blocks and addresses call it ${code}.` : "What you and your team call it."}
          {...(errors.name && { error: errors.name })}
        />
        {form.kind === "homepage" ? <PageChoice {...{ form, pages, errors }} onChange={change} /> : null}
        <VariationFields form={form} names={fixedNames(form, pages)} errors={errors} onChange={change} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Creating">
            Create test
          </Button>
          <span className="text-dense text-ink-2">Visitors see nothing of it until you start it.</span>
        </div>
      </Form>
      <LeaveGuard isDirty={isTouched(form)} saveLabel="Create test" onSave={null}>
        This test is not created yet.
      </LeaveGuard>
    </Card>
  );
}

interface PageChoiceProps {
  form: TestForm;
  pages: readonly SplitTestPage[];
  errors: Record<string, string>;
  onChange: (form: TestForm) => void;
}

function PageChoice({ form, pages, errors, onChange }: PageChoiceProps) {
  return (
    <SelectField
      compact
      className="max-w-md"
      label="Page to show in place of the home page"
      placeholder={pages.length > 0 ? "Choose a page" : "No other page is published"}
      isDisabled={pages.length === 0}
      options={pages.map(({ id, name, url }) => ({ id: String(id), label: name, detail: url }))}
      value={form.pageId === null ? null : String(form.pageId)}
      onChange={(id) => onChange({ ...form, pageId: Number(id) })}
      hint={pages.length > 0 ? "It keeps its own address too." : "Publish a second page first."}
      {...(errors.pageId && { error: errors.pageId })}
    />
  );
}

/** Creates a test and goes to it. What is refused is said beside its field, and everything typed stays. */
function useCreate() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const create = async (body: ReturnType<typeof bodyOf>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { data } = await api("POST /divisions/{division}/split-tests/", { params: { division }, body });
      await queries.invalidateQueries({ queryKey: splitTestsQuery(division).queryKey });
      showSnackbar({ code: `split test ${data.id}`, text: `“${data.name}” is created. Start it when you are ready.` });
      void navigate(`/split-tests/${data.id}`, { state: leavesNothing });
    } catch (error) {
      const texts = fieldTexts(error);
      setErrors(texts);
      if (Object.keys(texts).length === 0)
        showSnackbar({ code: "split test", text: failureText(error), tone: "failed" });
    } finally {
      setBusy(false);
    }
  };
  return { errors, isBusy, create, forget: () => setErrors({}) };
}
