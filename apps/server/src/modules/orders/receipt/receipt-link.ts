export { digestOfHash, receiptHash } from "@selvedge/db/receipt-link";
