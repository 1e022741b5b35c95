import { Canvas, type Device } from "../page-editor/canvas.tsx";
import type { Frame } from "../page-editor/use-frame.ts";
import type { useThemeFrame } from "./use-theme-frame.ts";

interface ThemeCanvasProps {
  frame: ReturnType<typeof useThemeFrame>;
  device: Device;
  /** What the frame is called. */
  title?: string;
}

/** A page of the shop in the theme, at a device's width. */
export const ThemeCanvas = ({ frame, device, title }: ThemeCanvasProps) => (
  <Canvas
    frame={{ ...frame, open: async () => frame.open() } as unknown as Frame}
    device={device}
    {...(title && { title })}
  />
);
