// Loaded only by a draft that is shown inside the page editor.
import { startPageEditor } from "./page-editor/start.ts";

startPageEditor();
