import { tourDefaults } from '@adlane/contract/constants';

const { animationMs, overlayOpacity } = tourDefaults;

/** Styles of the tour (widget §2.8, §9): popover 250 to 300 px wide, the post 550 px. */
export const tourStyles = `
.shade{position:fixed;inset:0;width:100%;height:100%;z-index:2;pointer-events:none}
.shade path{fill:rgba(0,0,0,${overlayOpacity});fill-rule:evenodd;pointer-events:auto;transition:d ${animationMs}ms}
.popover{position:fixed;z-index:3;min-width:min(250px,calc(100vw - 24px));max-width:min(300px,calc(100vw - 24px));max-height:calc(100vh - 24px);overflow:auto;padding:18px;border-radius:14px;background:var(--adlane-surface,#fff);color:var(--adlane-text);box-shadow:0 8px 40px #0005;outline:none}
.popover.post{width:min(550px,calc(100vw - 24px));max-width:none}
.sender{display:flex;align-items:center;gap:8px;margin-bottom:8px;padding-inline-end:28px}
.sender img{width:26px;height:26px;border-radius:50%;object-fit:cover}
.message{overflow-wrap:anywhere}
.message>:first-child{margin-top:0}
.message>:last-child{margin-bottom:0}
.message a{color:inherit}
.message img{max-width:100%;border-radius:8px}
.tour video{display:block;width:100%;border-radius:10px;margin-bottom:10px;background:#000}
.tour .foot{display:flex;align-items:center;justify-content:space-between;gap:8px;margin-top:14px;flex-wrap:wrap}
.sender,.progress{opacity:.8;font-size:13px}
.steps{display:flex;flex-wrap:wrap;gap:8px}
.tour button{font-weight:600;min-height:40px;padding:6px 14px;border-radius:8px;border:1px solid #8888;background:none;color:inherit}
.tour button.next{background:var(--accent);border-color:transparent;color:var(--accent-text)}
.tour button:disabled{opacity:.4;cursor:default}
.tour button.close{position:absolute;top:8px;inset-inline-end:8px;width:32px;min-height:32px;padding:0;border:0;font-size:20px;line-height:1}
@media (prefers-reduced-motion:reduce){.shade path{transition:none}}
`;
