import { useChange } from "../data/use-change.ts";

const lists = ["staff", "staff-profile", "staff-roles", "access-requests"];

/** Runs a change of staff's records or access. */
export const useStaffChange = () => useChange("staff", lists);
