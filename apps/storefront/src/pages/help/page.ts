import type { Page } from "../../router/types.ts";

export const page: Page = {
  paths: [
    "/help/{questionName?}/",
    "/help/group/{groupCode?}/",
    "/help/question/{questionName?}/",
    "/help/reason/{reasonName?}/",
  ],
  isPersonal: true,
};
