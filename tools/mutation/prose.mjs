// What a change of the rules leaves alone: prose, which people read and nothing is decided by. Tables are full of it, and
// a rule is not better tested for repeating its sentences. Everything else counts: codes, statuses, permission words,
// numbers, and the texts that the specification gives word for word.
//
// Prose is a sentence (a text of several words that is written out) or a name that is shown (`name: "Terms requested"`).
// It counts all the same where it is
// - the message of a rule: the specification's own words (platform-core §5),
// - a constant under a name of its own, as exact texts are stored,
// - a list of words that is split, or
// - put together from parts, because then something decides how it reads.

/** A plugin of the kind "Ignore": Stryker calls it for each node of the code, and the answer is the reason for the report. */
export const strykerPlugins = [{ kind: "Ignore", name: "prose", value: { shouldIgnore } }];

function shouldIgnore(path) {
  if (!path.isStringLiteral() || isCounted(path)) return undefined;
  return isSentence(path.node.value) || isShownName(path) ? "Prose: nothing is decided by it" : undefined;
}

const isSentence = (text) => /\S \S/.test(text) && /[a-z]/.test(text);
const isShownName = ({ node, parent }) => keyOf(parent) === "name" && /^[A-Z][a-z]/.test(node.value);
const isCounted = ({ parent }) => keyOf(parent) === "message" || isConstant(parent) || isSplit(parent);

const keyOf = ({ type, key }) => (type === "ObjectProperty" && key.type === "Identifier" ? key.name : undefined);
const isConstant = ({ type }) => type === "VariableDeclarator" || type === "TSAsExpression";
const isSplit = ({ type, property }) => type === "MemberExpression" && property.name === "split";
