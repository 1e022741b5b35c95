// Several forms on one page, and one question before it is left: each form says whether it holds what is not saved.
import { createContext, useCallback, useContext, useEffect, useState } from "react";

type Report = (form: string, isDirty: boolean) => void;

export const UnsavedContext = createContext<Report>(() => {});

/** The forms that hold what is not saved, and where they report it. */
export function useUnsavedForms(): { isDirty: boolean; report: Report } {
  const [forms, setForms] = useState<readonly string[]>([]);
  const report = useCallback<Report>(
    (form, isDirty) => setForms((known) => [...known.filter((other) => other !== form), ...(isDirty ? [form] : [])]),
    [],
  );
  return { isDirty: forms.length > 0, report };
}

/** Reports one form to the page around it, for as long as it is there. */
export function useUnsavedReport(form: string, isDirty: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}
