import type { Page } from "../../router/types.ts";

export const page: Page<"help"> = {
  paths: [
    "/help/{questionName?}/",
    "/help/group/{groupCode?}/",
    "/help/question/{questionName?}/",
    "/help/reason/{reasonName?}/",
  ],
  load: () => import("./help-page.tsx"),
  isPersonal: true,
};
