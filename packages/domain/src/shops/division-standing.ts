/** The rows that give the standing of a division. */
export interface DivisionSources {
  /** null for a division without a site of its own. */
  subdomain: { isPro: boolean } | null;
  manufacturer: { isPro: boolean; isFraud: boolean };
}

/**
 * Whether a division is on the Pro plan and whether it is marked as fraud. Pro comes from its subdomain alone, also where
 * the project says otherwise; fraud from its project. Source: platform-core §3 "division".
 */
export const divisionStanding = ({ subdomain, manufacturer }: DivisionSources) => ({
  hasPro: subdomain?.isPro === true,
  isFraud: manufacturer.isFraud,
});
