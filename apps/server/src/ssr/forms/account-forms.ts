// What the forms of a shopper's account do. Each leads back to its section, which says that it is done.
import { customerDetails, savedAddress } from "@selvedge/contracts/customers/customer-forms";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { normaliseEmail } from "@selvedge/domain/text";
import type * as z from "zod";
import { setOwnSubscription } from "../../modules/growth/subscribers/index.ts";
import {
  addAddress,
  type CustomerVisit,
  changeAddress,
  changeDetails,
  deleteCustomer,
  findCustomer,
  preferAddress,
  removeAddress,
  requireCustomer,
  setSignInAlerts,
} from "../../modules/people/customers/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { accountPaths } from "../loaders/account/account-sections.ts";
import { signInPaths } from "../loaders/sign-in/sign-in-steps.ts";
import { type Fields, type Post, shopOf } from "./post.ts";
import { leaveAccount } from "./sign-up-forms.ts";

/** null: the page is shown again with what was typed. */
type Act = (post: Post) => Promise<string | null>;

/** Which page a form belongs to, as the requested address without its last step. */
const ownPath = ({ request }: Post): string => request.url.split("?")[0]!;

/** Every form of the account: its address, what it does, and the page that shows its errors. */
export const accountForms: readonly { path: string; act: Act; backTo: (post: Post) => string }[] = [
  { path: accountPaths.newAddress, act: saveNew, backTo: ownPath },
  { path: `${accountPaths.addresses}:id/`, act: saveChanged, backTo: ownPath },
  { path: `${accountPaths.addresses}:id/delete/`, act: remove, backTo: ownPath },
  { path: `${accountPaths.addresses}:id/default/`, act: prefer, backTo: () => accountPaths.addresses },
  { path: accountPaths.mails, act: chooseMails, backTo: ownPath },
  { path: accountPaths.details, act: saveDetails, backTo: ownPath },
  { path: accountPaths.delete, act: deleteAccount, backTo: ownPath },
];

async function saveNew(post: Post): Promise<string | null> {
  if (post.fields.show === "country") return null;
  await addAddress(post.platform, await visitOf(post), addressOf(post.fields));
  return done(accountPaths.addresses, "saved");
}

async function saveChanged(post: Post): Promise<string | null> {
  if (post.fields.show === "country") return null;
  await changeAddress(post.platform, await visitOf(post), { id: idOf(post), address: addressOf(post.fields) });
  return done(accountPaths.addresses, "saved");
}

async function remove(post: Post): Promise<string> {
  await removeAddress(post.platform, await visitOf(post), idOf(post));
  return done(accountPaths.addresses, "removed");
}

async function prefer(post: Post): Promise<string> {
  await preferAddress(post.platform, await visitOf(post), idOf(post));
  return done(accountPaths.addresses, "preferred");
}

/** The newsletter by its own button, the mails about sign-ins by theirs. */
async function chooseMails(post: Post): Promise<string> {
  const { platform, fields } = post;
  const visit = await visitOf(post);
  const { account, divisionId } = visit;
  if (fields.signInAlerts !== undefined) {
    await setSignInAlerts(platform, account.id, fields.signInAlerts === "on");
    return done(accountPaths.mails, "saved");
  }
  const isWanted = fields.newsletter === "on";
  const { firstName } = await findCustomer(platform, visit);
  await setOwnSubscription(platform, divisionId, { email: account.email, firstName, isWanted });
  return done(accountPaths.mails, isWanted ? "subscribed" : "unsubscribed");
}

async function saveDetails(post: Post): Promise<string> {
  const { firstName = "", lastName = "", phone = "" } = post.fields;
  await changeDetails(post.platform, await visitOf(post), read(customerDetails, { firstName, lastName, phone }));
  return done(accountPaths.details, "saved");
}

/** Deletes the account once its address has been typed, so that no slip does. */
async function deleteAccount(post: Post): Promise<string> {
  const { platform, fields } = post;
  const visit = await visitOf(post);
  if (normaliseEmail(fields.email ?? "") !== normaliseEmail(visit.account.email))
    throw new Refusal("validation", { errors: { email: ["Type the email address of this account."] } });
  await deleteCustomer(platform, visit);
  await leaveAccount(post);
  return `${signInPaths.password}?notice=deleted`;
}

async function visitOf(post: Post): Promise<CustomerVisit> {
  shopOf(post);
  return requireCustomer(post.platform, post.request);
}

const done = (path: string, what: string): string => `${path}?done=${what}`;

function idOf({ request }: Post): number {
  const { id = "" } = request.params as { id?: string };
  if (!/^\d{1,15}$/.test(id)) throw new Refusal("notFound");
  return Number(id);
}

const names = [
  "firstName",
  "lastName",
  "company",
  "street",
  "street2",
  "city",
  "state",
  "country",
  "zip",
  "phone",
] as const;

const addressOf = (fields: Fields) =>
  read(savedAddress, {
    ...Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])),
    isDefault: fields.isDefault === "on",
  });

/** The fields of a form, held against its schema. Throws validation with the texts of all fields together. */
function read<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const given = readBySchema(schema, fields);
  if (given.success) return given.data;
  throw new Refusal("validation", { errors: textsByField(given.error) });
}
