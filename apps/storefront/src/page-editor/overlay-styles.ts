/** The looks of the overlay, in the dashboard's own colours whatever the theme. */
export const overlayStyles = `
:host { position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; font: 500 12px/1 Inter, system-ui, sans-serif; }
[hidden] { display: none !important; }
.hover, .selected, .drop { position: absolute; left: 0; top: 0; box-sizing: border-box; }
.hover { border: 1px solid #2b3a8c; }
.hover .name { position: absolute; left: -1px; bottom: 100%; padding: 4px 6px; background: #eef0fb; color: #2b3a8c; white-space: nowrap; }
.selected { border: 2px solid #2b3a8c; }
.bar { position: absolute; left: -2px; bottom: 100%; display: flex; align-items: center; height: 32px; padding: 0 4px; gap: 2px;
  background: #2b3a8c; color: #fff; border-radius: 4px 4px 0 0; white-space: nowrap; pointer-events: auto; }
.selected[data-low] .bar { bottom: auto; top: 100%; border-radius: 0 0 4px 4px; }
.title { padding: 0 6px; }
button { all: unset; box-sizing: border-box; display: grid; place-items: center; width: 28px; height: 28px; border-radius: 4px; cursor: pointer; pointer-events: auto; }
button:focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
.bar button:hover { background: #222f73; }
svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.grip { cursor: grab; touch-action: none; }
.divider { position: absolute; left: 0; right: 0; top: 0; height: 0; }
.divider::before { content: ""; position: absolute; left: 0; right: 0; top: -1px; height: 2px; background: #2b3a8c; opacity: 0; }
.divider button { position: absolute; left: 50%; top: -12px; margin-left: -12px; width: 24px; height: 24px; border-radius: 50%;
  background: #fff; color: #2b3a8c; border: 1px solid #9aa4d2; }
.divider:has(button:hover)::before, .divider:has(button:focus-visible)::before { opacity: 1; }
.divider button:hover, .divider button:focus-visible { background: #2b3a8c; color: #fff; }
.drop { height: 4px; margin-top: -2px; background: #2b3a8c; border-radius: 2px; }
.drop:not([style]) { display: none; }
@media (pointer: coarse) { .bar { height: 44px; } .bar button { width: 40px; height: 40px; } .divider button { width: 32px; height: 32px; top: -16px; margin-left: -16px; } }
`;
