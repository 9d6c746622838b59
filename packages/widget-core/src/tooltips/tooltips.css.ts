import { tooltipFadeMs } from '@adlane/contract/constants';

/** Styles of tooltips and hotspots; places come as inline properties. */
export const tooltipStyles = `
.tooltip{position:fixed;z-index:1;width:max-content;max-width:min(320px,calc(100vw - 24px));max-height:calc(100vh - 24px);overflow:auto;padding:12px 14px;border-radius:10px;background:var(--adlane-surface);color:var(--adlane-text);box-shadow:0 4px 24px #0004;font-size:14px;overflow-wrap:anywhere;opacity:0;transition:opacity ${tooltipFadeMs}ms}
.tooltip.shown{opacity:1}
.tooltip>*{margin:0 0 6px}
.tooltip>:last-child{margin-bottom:0}
.tooltip img{max-width:100%;border-radius:6px}
.tooltip a{color:inherit}
.hotspot{position:fixed;width:20px;height:20px;padding:0;border:0;border-radius:50%;display:grid;place-items:center;background:var(--accent);color:var(--accent-text);font-size:12px;font-weight:700;line-height:1}
.hotspot::before{content:"";position:absolute;inset:-12px}
.hotspot:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.hotspot.pulse{animation:pulse 2s infinite}
@keyframes pulse{0%{box-shadow:0 0 0 0 var(--accent)}70%,100%{box-shadow:0 0 0 12px transparent}}
@media (prefers-reduced-motion:reduce){.tooltip{transition:none}.hotspot.pulse{animation:none}}
`;
