import type { PageAnswer } from "@selvedge/contracts/pages/page-data";

const unreachable = "We could not load this page. Check your connection and try again.";

/** The error page, shown in place of another. The error itself goes to the console, not to the page. */
export function errorAnswer(
  around: Pick<PageAnswer, "build" | "frameVersion" | "url">,
  error: unknown,
): PageAnswer<"failed"> {
  console.error(error);
  return {
    build: around.build,
    frameVersion: around.frameVersion,
    url: around.url,
    status: 500,
    route: "failed",
    layout: "standard",
    head: { title: "Something went wrong", description: "", canonical: "", isNoindex: true },
    data: { message: unreachable, requestId: "" },
  };
}
