export { hashPassword, isPassword } from "@selvedge/db/passwords";
