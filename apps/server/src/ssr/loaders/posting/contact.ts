import { type Loaded, loadedPage, type Visit } from "../../visit.ts";

export const contactPaths = { form: "/contact/", sent: "/contact/sent/" } as const;

/** A shop's contact form, and the page after it. */
export async function contact({ path, form }: Visit): Promise<Loaded<"contact">> {
  const isSent = path === contactPaths.sent;
  return loadedPage<"contact">({
    route: "contact",
    data: { step: isSent ? "sent" : "form", form },
    meta: {
      title: isSent ? "Message sent" : "Contact",
      description: "",
      canonicalPath: contactPaths.form,
      isNoindex: isSent,
    },
    status: form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}
