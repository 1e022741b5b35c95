import type { DivisionId } from "@selvedge/domain/ids";
import type { Config } from "../../../config.ts";
import { idOfLink, linkOfId } from "../../../plugins/id-links.ts";

type Secret = Pick<Config, "secret">;

/** The secret part of the addresses where a sale is paid and where its buyer reads what became of it. */
export const saleLink = ({ secret }: Secret, divisionId: DivisionId, id: number): string =>
  linkOfId(secret, { purpose: "gift card sale", divisionId, id });

/** The sale of such a link; null for one that is made up or another shop's. */
export const saleOfLink = ({ secret }: Secret, divisionId: DivisionId, link: string): number | null =>
  idOfLink(secret, { purpose: "gift card sale", divisionId, link });

/** The same of the page that the mail to who gets the card leads to: it shows the code. */
export const cardLink = ({ secret }: Secret, divisionId: DivisionId, saleId: number): string =>
  linkOfId(secret, { purpose: "gift card", divisionId, id: saleId });

export const saleOfCardLink = ({ secret }: Secret, divisionId: DivisionId, link: string): number | null =>
  idOfLink(secret, { purpose: "gift card", divisionId, link });
