// The tags by which services know that a site belongs to whoever asks them about it. Only what a service gave is kept, and the
// tag is written anew around it. Source: platform-core §5; each service's own help for where the tag has to stand.
import { readTag } from "../validation/html-tag.ts";
import type { Rule } from "../validation/rule.ts";
import { facebookVerification, googleVerification, pinterestVerification } from "../validation/rules/embeds.ts";
import { isRecord } from "./read-shape.ts";

export const verificationServices = ["google", "pinterest", "facebook"] as const;
export type VerificationService = (typeof verificationServices)[number];

interface Verification {
  /** What the service is called where it hands out the tag. */
  readonly label: string;
  /** The tag's name. */
  readonly tag: string;
  readonly rule: Rule;
}

export const verifications: Readonly<Record<VerificationService, Verification>> = {
  google: { label: "Google", tag: "google-site-verification", rule: googleVerification },
  pinterest: { label: "Pinterest", tag: "p:domain_verify", rule: pinterestVerification },
  facebook: { label: "Facebook", tag: "facebook-domain-verification", rule: facebookVerification },
};

/** What each service gave; empty for none. */
export type SiteVerification = Readonly<Record<VerificationService, string>>;

const ofEach = (made: (service: VerificationService) => string): SiteVerification =>
  Object.fromEntries(verificationServices.map((service) => [service, made(service)])) as SiteVerification;

/** As it is stored; what is no mark of its service is none. */
export const readVerification = (stored: unknown): SiteVerification =>
  ofEach((service) => {
    const mark = isRecord(stored) ? stored[service] : undefined;
    return typeof mark === "string" && verifications[service].rule.holds(snippet(service, mark)) ? mark : "";
  });

/** The marks in tags that satisfy their rules, and none for an empty one. */
export const marksOf = (tags: SiteVerification): SiteVerification =>
  ofEach((service) => readTag(tags[service].trim(), "meta")?.attributes.get("content") ?? "");

/** The tags, as their services hand them out; empty where there is none. */
export const tagsOf = (marks: SiteVerification): SiteVerification =>
  ofEach((service) => (marks[service] ? snippet(service, marks[service]) : ""));

const snippet = (service: VerificationService, mark: string): string =>
  `<meta name="${verifications[service].tag}" content="${mark}">`;
