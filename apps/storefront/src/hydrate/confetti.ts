// Confetti over the page: a canvas that takes no clicks and goes with the last tick. Loaded when it is due.
import { afterTick, confetti, opacityAt, piecesAt } from "@selvedge/browser/interface/confetti";

/** Parts of the theme that give the pieces their colours. */
const colourNames = ["--t-accent-color", "--t-button-background-color", "--t-link-color", "--t-success-color"];
const [widthPx, heightPx] = [7, 11];

/** Throws a burst at the middle of an element. */
export function celebrateAt(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  const paint = canvas.getContext("2d");
  if (!paint || width === 0) return;
  canvas.className = "confetti";
  canvas.ariaHidden = "true";
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  document.body.append(canvas);
  const style = getComputedStyle(document.documentElement);
  const colours = colourNames.map((name) => style.getPropertyValue(name).trim()).filter(Boolean);
  let pieces = piecesAt(left + width / 2, top + height / 2, Math.random);
  let tick = 0;
  const draw = () => {
    if (tick > confetti.ticks) return canvas.remove();
    paint.clearRect(0, 0, canvas.width, canvas.height);
    paint.globalAlpha = opacityAt(tick);
    for (const { x, y, turn, colour } of pieces) {
      paint.setTransform(Math.cos(turn), Math.sin(turn), -Math.sin(turn) * 0.6, Math.cos(turn) * 0.6, x, y);
      paint.fillStyle = colours[colour % colours.length] ?? "currentColor";
      paint.fillRect(-widthPx / 2, -heightPx / 2, widthPx, heightPx);
    }
    paint.setTransform(1, 0, 0, 1, 0, 0);
    pieces = pieces.map(afterTick);
    tick++;
    requestAnimationFrame(draw);
  };
  draw();
}
