// Loaded only by pages of shops in which a split test runs.
import { startSplitTests } from "./split-tests/start.ts";

startSplitTests(document, window);
