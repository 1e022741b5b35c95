/** The picker of blocks stands beside the page in windows of at least this width (Tailwind's xl), and takes so much of it. In pixels. */
export const pickerRoom = { windowPx: 1280, widthPx: 520 } as const;

/** The columns of the editor while the block picker is open: the page takes the rest of the width, and the settings are hidden. */
export const besidePicker = "xl:grid-cols-[248px_minmax(0,1fr)_0px] xl:[&>main]:pl-[520px]";
