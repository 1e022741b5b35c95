/** Where an action leads: its link, or its in-page action as an "@" address; empty when it has neither. */
export function actionHref(action: { href: string; action: string }): string {
  return action.href || (action.action ? `@${action.action}` : "");
}
