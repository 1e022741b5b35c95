import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { goodsPictures, sendMail } from "../../site/mails/index.ts";
import { listToken } from "./links.ts";
import { favouritesMail } from "./mails.ts";
import { listToMail } from "./queries.ts";
import { forgetAddress } from "./write-queries.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), listId: z.guid() });

/** Mails a list of favourites, once however often this runs, and then forgets its address. */
export const mailFavouritesTask: Task = async (platform, given) => {
  const { divisionId, listId } = payload.parse(given);
  await sendMail(platform, divisionId, `favourites ${listId}`, {
    read: (db) => listToMail(db, divisionId, listId),
    write: async ({ email, goods }, shop, storePicture) => {
      const hashes = goods.map(pictureOf);
      const pictures = await goodsPictures(platform, { divisionId, shop, hashes }, storePicture);
      const br = listToken(platform.config.secret, divisionId, listId);
      const pictured = goods.map((each) => ({ ...each, pictureUrl: pictures.get(pictureOf(each)) ?? "" }));
      return favouritesMail({ shop, email, listUrl: `${shop.origin}/favourites/?br=${br}`, goods: pictured });
    },
  });
  await withDivision(platform.pools.worker, divisionId, (db) => forgetAddress(db, divisionId, listId));
};

/** The stored picture that a mail's is made from; empty for goods without one. */
const pictureOf = ({ image }: { image: Record<string, string> | null }): string => image?.["480"] ?? "";
