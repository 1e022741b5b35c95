export { endStreams, streamMoves } from "./live-stream.ts";
