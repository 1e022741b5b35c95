import { type EditorModule, editorModuleWords } from "@selvedge/builder/protocol/editor-module";
import { Button } from "@selvedge/ui/actions/button";
import { Menu, type MenuAction } from "@selvedge/ui/overlays/menu";
import { SlidersHorizontal } from "lucide-react";
import { memo } from "react";

export interface ModuleMenuProps {
  module: EditorModule;
  modules: readonly EditorModule[];
  onModule: (next: EditorModule) => void;
}

/** The modules as the lines of a menu. */
export const moduleActions = ({ module, modules, onModule }: ModuleMenuProps): MenuAction[] =>
  modules.map((each) => ({
    id: each,
    label: `${editorModuleWords[each].title} (${each})`,
    isOn: each === module,
    onAction: () => onModule(each),
  }));

/** Switches what the editor offers, while the page stays as it is. A key in a setting of the page does not render it again. */
export const ModuleMenu = memo(function ModuleMenu({ module, modules, onModule }: ModuleMenuProps) {
  return modules.length < 2 ? null : (
    <Menu
      label="What the editor offers"
      actions={moduleActions({ module, modules, onModule })}
      trigger={
        <Button size="dense" icon={SlidersHorizontal} variant="quiet">
          <span className="max-lg:sr-only">{editorModuleWords[module].title}</span>
        </Button>
      }
    />
  );
});
