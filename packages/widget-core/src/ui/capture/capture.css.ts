import { frameSize } from '@adlane/contract/constants';

/** Styles of the capture editor. Logical properties: right-to-left needs no extra rules. */
export const captureStyles = `
.capture{position:fixed;inset:0;z-index:2;outline:none;stroke-linecap:round;stroke-linejoin:round}
.canvas{position:absolute;inset:0;width:100%;height:100%;cursor:crosshair;touch-action:none}
.edge{position:absolute;inset:0;pointer-events:none;box-shadow:inset 0 0 0 4px var(--accent)}
.bar,.colors,.export-note,.note,video.preview{border-radius:14px;background:#fff;box-shadow:0 6px 30px #0005}
.bar,.colors,.export-note{position:absolute;inset-inline:0;margin:0 auto;width:max-content;max-width:calc(100vw - 16px)}
.bar,.colors{display:flex;flex-wrap:wrap;justify-content:center;padding:6px}
.bar{inset-block-end:20px;align-items:center;gap:2px}
.capture button{color:inherit;border:0;background:transparent;border-radius:9px;min-width:44px;min-height:44px;padding:0 10px;display:grid;place-items:center}
.capture button:not(.next):hover{background:#eef0f4}
.capture :disabled,.capture [aria-disabled=true]{opacity:.4;cursor:default}
.capture button[aria-pressed=true],.capture button[aria-expanded=true]{background:#e3e7ef;outline:2px solid;outline-offset:-2px}
.capture [aria-label]:focus-visible{outline:3px solid #1d4ed8;outline-offset:-3px}
.capture .next{background:var(--accent);color:var(--accent-text);font-weight:600;padding:0 18px}
.icon{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:2}
.rule{width:1px;align-self:stretch;margin:6px 4px;background:#d5d8de}
.swatch{forced-color-adjust:none;width:22px;height:22px;border-radius:50%;box-shadow:inset 0 0 0 1px #0004}
.colors{inset-block-end:calc(100% + 8px);max-width:100%}
.canvas.pointer{cursor:grab}.canvas.pointer:active{cursor:grabbing}
.handles,.mark{position:absolute;pointer-events:none;outline:none}
.handles{inset:0;overflow:hidden}
.mark{border-radius:4px}
.mark[aria-pressed=true]{outline:2px solid #1d4ed8;outline-offset:2px;box-shadow:0 0 0 2px #fff}
.export-note{inset-block-start:20px;padding:10px 16px}
.marks{position:fixed;inset:0;width:100%;overflow:visible;pointer-events:none}
@media (max-width:${frameSize.mobileBreakpoint}px){.bar{inset-block-end:10px;gap:0}.capture button{min-width:42px;padding:0 6px}.capture .next{padding:0 12px}.rule{margin:6px 2px}}
`;
