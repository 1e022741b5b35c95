// Loaded only by a page that is shown inside the theme editor.
import { startThemeEditor } from "./theme-editor/start.ts";

startThemeEditor();
