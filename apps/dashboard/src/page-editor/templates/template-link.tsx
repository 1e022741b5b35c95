import { TEMPLATES } from "@selvedge/pages/templates/templates";
import { PanelBottom, PanelTop } from "lucide-react";
import { memo } from "react";
import { useTemplates } from "../../pages/templates/use-templates.ts";

interface TemplateLinkProps {
  template: "header" | "footer";
  onLeave: () => Promise<unknown>;
}

/** Header or footer in the list of blocks: what stands around the page is a template of the whole shop. */
export const TemplateLink = memo(function TemplateLink({ template, onLeave }: TemplateLinkProps) {
  const { open, busy } = useTemplates();
  const Icon = template === "header" ? PanelTop : PanelBottom;
  return (
    <button
      type="button"
      disabled={busy !== null}
      onClick={() => void onLeave().then(() => open(template))}
      className="mx-2 flex w-[calc(100%-1rem)] items-center gap-2 rounded-card px-2 py-2 text-left text-dense text-ink-2 outline-none hover:bg-sunken hover:text-ink focus-visible:ring-2 focus-visible:ring-primary"
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className="flex-1">{TEMPLATES[template].title}</span>
      <span className="text-label">of every page</span>
    </button>
  );
});
