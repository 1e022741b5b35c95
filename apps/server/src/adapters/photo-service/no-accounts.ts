import type { PhotoService } from "./photo-service.ts";

/** No shop has an account: each shows the pictures of what it sells. */
export const noAccounts: PhotoService = { posts: async () => null, picture: async () => null };
