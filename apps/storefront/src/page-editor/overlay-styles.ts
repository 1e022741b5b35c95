/**
 * The looks of the overlay, in the dashboard's own colours whatever the theme. `--k` is how much larger it is than the page that is
 * shown smaller than it is, so that buttons keep their size under a finger.
 */
export const overlayStyles = `
:host { --k: 1; position: fixed; inset: 0; z-index: 2147483000; pointer-events: none; font: 500 12px/1 Inter, system-ui, sans-serif; }
[hidden] { display: none !important; }
.hover, .selected, .also, .bar, .drop, .guides, .list { position: absolute; left: 0; top: 0; box-sizing: border-box; }
.stop { position: absolute; inset: 0; outline: none; }
.stop:focus-visible { outline: calc(3px * var(--k)) solid #2b3a8c; outline-offset: calc(-3px * var(--k)); }
.hover { border: calc(1px * var(--k)) solid #2b3a8c; }
.hover .name { zoom: var(--k); position: absolute; left: -1px; bottom: 100%; padding: 4px 6px; background: #eef0fb; color: #2b3a8c; white-space: nowrap; }
.selected, .also { border: calc(2px * var(--k)) solid #2b3a8c; }
.also { border-style: dashed; }
.buttons { zoom: var(--k); display: flex; align-items: center; height: 32px; padding: 0 4px; gap: 2px; width: max-content;
  background: #2b3a8c; color: #fff; border-radius: 4px; white-space: nowrap; pointer-events: auto; }
:host(.dragging) .bar { visibility: hidden; }
.columns { padding: 0 6px; font-weight: 400; }
.columns:empty { display: none; }
button { all: unset; box-sizing: border-box; display: grid; place-items: center; width: 28px; height: 28px; border-radius: 4px; cursor: pointer; pointer-events: auto; }
button:focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
.bar button:hover { background: #222f73; }
.bar .title { width: auto; max-width: 180px; overflow: hidden; text-overflow: ellipsis; display: block; line-height: 28px; padding: 0 6px; }
svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.grip svg, .more svg { stroke-width: 3.2; }
.grip { cursor: grab; touch-action: none; }
.edge { position: absolute; top: 50%; width: calc(24px * var(--k)); height: calc(44px * var(--k)); margin-top: calc(-22px * var(--k)); cursor: ew-resize; touch-action: none; }
.edge::before { content: ""; width: calc(10px * var(--k)); height: calc(27px * var(--k)); box-sizing: border-box; background: #fff; border: calc(2px * var(--k)) solid #2b3a8c; border-radius: calc(3px * var(--k)); }
.edge.left { left: calc(-13px * var(--k)); }
.edge.right { right: calc(-13px * var(--k)); }
.guides { display: grid; bottom: 0; height: 100vh; }
.guides i { background: rgb(43 58 140 / 6%); border-inline: 1px dashed rgb(43 58 140 / 30%); }
.guides i[data-used] { background: rgb(43 58 140 / 16%); }
.divider { position: absolute; left: 0; right: 0; top: 0; height: 0; }
.divider::before { content: ""; position: absolute; left: 0; right: 0; top: -1px; height: 2px; background: #2b3a8c; opacity: 0; }
.divider button { position: absolute; left: 50%; top: calc(-12px * var(--k)); margin-left: calc(-12px * var(--k)); width: calc(24px * var(--k)); height: calc(24px * var(--k)); border-radius: 50%;
  background: #fff; color: #2b3a8c; border: 1px solid #9aa4d2; }
.divider svg { width: calc(14px * var(--k)); height: calc(14px * var(--k)); }
.divider:hover::before, .divider:focus-within::before { opacity: 1; }
.divider button:hover, .divider button:focus-visible { background: #2b3a8c; color: #fff; }
.drop { background: #2b3a8c; border-radius: 2px; box-shadow: 0 0 0 2px #fff; min-width: 4px; min-height: 4px; }
.drop[data-inside] { box-shadow: none; background: rgb(43 58 140 / 12%); border: calc(2px * var(--k)) dashed #2b3a8c; }
.drop[data-refused] { background: repeating-linear-gradient(90deg, #b3261e 0 8px, transparent 8px 14px); }
.drop[data-inside][data-refused] { background: rgb(179 38 30 / 10%); border-color: #b3261e; }
.drop:not([style]) { display: none; }
.drop .said { position: absolute; top: 50%; transform: translate(-50%, -50%); padding: calc(6px * var(--k)) calc(12px * var(--k)); border: 1px solid #2b3a8c; border-radius: 999px;
  background: #2b3a8c; color: #fff; font-size: calc(13px * var(--k)); white-space: nowrap; }
.drop[data-refused] .said { border-color: #b3261e; background: #fff; color: #b3261e; }
.drop .said:empty { display: none; }
/* The dragged block fades where it stands. */
:host(.dragging) .selected { border-style: dashed; background: rgb(255 255 255 / 60%); }
.items { zoom: var(--k); display: flex; flex-direction: column; min-width: 176px; max-height: 70vh; overflow-y: auto; padding: 6px; box-sizing: border-box;
  background: #fff; color: #1b1d29; border: 1px solid #d9d9d2; border-radius: 8px; box-shadow: 0 8px 24px rgb(0 0 0 / 18%); pointer-events: auto; }
.item { display: block; width: auto; height: auto; padding: 9px 12px; font-size: 13px; border-radius: 4px; white-space: nowrap; }
.item:hover, .item:focus-visible { background: #eef0fb; outline-color: #2b3a8c; outline-offset: -2px; }
.item.danger { color: #b3261e; border-top: 1px solid #e6e6e0; border-radius: 0 0 4px 4px; margin-top: 4px; }
@media (pointer: coarse) { .buttons { height: 44px; } .bar button { width: 40px; height: 40px; } .bar .title { line-height: 40px; max-width: 96px; } .columns { display: none; } .item { padding-block: 15px; }
  .divider button { width: calc(32px * var(--k)); height: calc(32px * var(--k)); top: calc(-16px * var(--k)); margin-left: calc(-16px * var(--k)); } }
@media (max-width: 480px) { .bar .columns { display: none; } }
`;
