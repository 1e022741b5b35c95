// Stryker skips everything under `as const` and every other assertion, so that types still fit. The tables of
// flows, guards and actions are there, and they are the rules. Nothing checks types in the copy that is changed, so the
// assertions are taken off in it before Stryker looks into a node.

/** A plugin of the kind "Ignore", the only access to the code before it is changed. It ignores nothing. */
export const strykerPlugins = [{ kind: "Ignore", name: "assertions", value: { shouldIgnore } }];

function shouldIgnore({ node }) {
  for (const [key, child] of Object.entries(node)) {
    if (Array.isArray(child) && child.some(isAssertion)) node[key] = child.map(bare);
    else if (isAssertion(child)) node[key] = bare(child);
  }
  return undefined;
}

const isAssertion = (node) => node?.type === "TSAsExpression";
const bare = (node) => (isAssertion(node) ? bare(node.expression) : node);
