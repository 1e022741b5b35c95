/** Why moderation denies a design, by the number key that gives it, and what the shop is told. */
export const denialReasons = [
  { code: "trademark", name: "Trademark or logo", told: "It shows a trademark or logo that is not yours." },
  {
    code: "copyright",
    name: "Copyrighted character or art",
    told: "It shows a character or artwork of somebody else.",
  },
  { code: "person", name: "Real person without consent", told: "It shows a real person without their consent." },
  { code: "hateful", name: "Hateful or violent", told: "It is hateful or violent." },
  { code: "adult", name: "Adult content", told: "It has adult content." },
  { code: "low_resolution", name: "Too low in resolution", told: "The picture is too coarse to print well." },
  {
    code: "will_not_print",
    name: "Will not print well",
    told: "Its lines or colours will not print well on this garment.",
  },
  { code: "other", name: "Other, write a reason", told: "" },
] as const;

export type DenialCode = (typeof denialReasons)[number]["code"];

/** The sentence that the shop reads; the moderator's own words for `other`. */
export const denialWords = (code: DenialCode, words: string): string =>
  code === "other" ? words.trim() : `${denialReasons.find((reason) => reason.code === code)!.told} ${words}`.trim();
