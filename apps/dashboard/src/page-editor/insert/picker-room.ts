/** The picker of blocks stands beside the page in windows of at least this width (Tailwind's xl), and takes so much of it. In pixels. */
export const pickerRoom = { windowPx: 1280, widthPx: 520 } as const;

/** The columns of the editor while it stands there: the page has what is left of it, and no settings beside it. */
export const besidePicker = "xl:grid-cols-[248px_minmax(0,1fr)_0px] xl:[&>main]:pl-[520px]";
