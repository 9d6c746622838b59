import { frameSize } from '@adlane/contract/constants';

/** Styles of the capture editor. Logical properties, so that right-to-left needs nothing of its own. */
export const captureStyles = `
.capture{position:fixed;inset:0;z-index:2;outline:none}
.capture .canvas{position:absolute;inset:0;width:100%;height:100%;cursor:crosshair;touch-action:none;display:block}
.capture .edge{position:absolute;inset:0;pointer-events:none;box-shadow:inset 0 0 0 4px var(--accent)}
.capture .bar{position:absolute;inset-block-end:20px;inset-inline:0;margin-inline:auto;width:max-content;max-width:calc(100vw - 16px);display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:2px;padding:6px;border-radius:14px;background:#fff;box-shadow:0 6px 30px #0005}
.capture button{color:inherit;border:0;background:transparent;cursor:pointer;border-radius:9px;min-width:44px;height:44px;padding:0 10px;display:grid;place-items:center}
.capture button:hover{background:#eef0f4}
.capture button:focus-visible{outline:3px solid #1d4ed8;outline-offset:-3px}
.capture button:disabled{opacity:.4;cursor:default}
.capture button[aria-pressed=true],.capture button[aria-expanded=true]{background:#e3e7ef;box-shadow:inset 0 0 0 2px #16181d}
.capture .next{background:var(--accent);color:var(--accent-text);font-weight:600;padding:0 18px}
.capture .next:hover{background:var(--accent);filter:brightness(.92)}
.capture svg.icon{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.capture .rule{width:1px;align-self:stretch;margin:6px 4px;background:#d5d8de}
.capture .swatch{width:22px;height:22px;border-radius:50%;box-shadow:inset 0 0 0 1px #0004}
.capture .colors{position:absolute;inset-block-end:calc(100% + 8px);inset-inline:0;margin-inline:auto;width:max-content;max-width:100%;display:flex;flex-wrap:wrap;justify-content:center;padding:6px;border-radius:14px;background:#fff;box-shadow:0 6px 30px #0005}
.capture .canvas path{stroke-linecap:round;stroke-linejoin:round}
.capture .canvas.pointer{cursor:grab}.capture .canvas.pointer:active{cursor:grabbing}
.capture .handles,.capture .mark{position:absolute;pointer-events:none;outline:none}
.capture .handles{inset:0;overflow:hidden}
.capture .mark{border-radius:4px;transition:none}
.capture .mark[aria-pressed=true]{box-shadow:0 0 0 2px #fff,0 0 0 4px #1d4ed8}
.capture .told{position:absolute;inset-block-start:20px;inset-inline:0;margin:0 auto;width:max-content;max-width:calc(100vw - 16px);padding:10px 16px;border-radius:12px;background:#fff;box-shadow:0 6px 30px #0005}
.capture .told[hidden]{display:none}
.marks{position:fixed;inset:0;width:100%;height:100%;pointer-events:none}
@media (max-width:${frameSize.mobileBreakpoint}px){.capture .bar{inset-block-end:10px;gap:0}.capture button{min-width:42px;padding:0 6px}.capture .next{padding:0 12px}.capture .rule{margin:6px 2px}}
`;
