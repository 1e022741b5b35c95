import { TWILL } from "./brand-twill.ts";

/** The mark as a file, for the browser's tab. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><clipPath id="c"><rect width="24" height="24" rx="5.5"/></clipPath><g clip-path="url(#c)"><rect width="24" height="24" fill="#f7f4ed"/><rect width="15" height="24" fill="#2b3a8c"/><path d="${TWILL}" stroke="#dfe3f7" stroke-width="1.35" stroke-linecap="round"/><rect x="17.8" width="2.4" height="24" fill="#c8322b"/></g></svg>\n`;
