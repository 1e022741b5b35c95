/** Why moderation denies a design, by the number key that gives it, and what the shop reads. */
export const denialReasons = [
  { code: "trademark", name: "Trademark or logo", message: "It shows a trademark or logo that is not yours." },
  {
    code: "copyright",
    name: "Copyrighted character or art",
    message: "It shows someone else's character or artwork.",
  },
  { code: "person", name: "Real person without consent", message: "It shows a real person without their consent." },
  { code: "hateful", name: "Hateful or violent", message: "It is hateful or violent." },
  { code: "adult", name: "Adult content", message: "It has adult content." },
  { code: "low_resolution", name: "Too low in resolution", message: "The picture is too coarse to print well." },
  {
    code: "will_not_print",
    name: "Will not print well",
    message: "Its lines or colours will not print well on this garment.",
  },
  { code: "other", name: "Other, write a reason", message: "" },
] as const;

export type DenialCode = (typeof denialReasons)[number]["code"];

/** The sentence that the shop reads; the moderator's own words for `other`. */
export const denialWords = (code: DenialCode, words: string): string =>
  code === "other" ? words.trim() : `${denialReasons.find((reason) => reason.code === code)!.message} ${words}`.trim();
