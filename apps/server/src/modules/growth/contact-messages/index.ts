export { mailContactMessage } from "./jobs.ts";
export { sendMessage } from "./send-message.ts";
