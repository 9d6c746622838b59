import { frameSize } from '@adlane/contract/constants';

const { maxHeight, maxWidth, extendedWidth, surveyFullMaxWidth, mobileBreakpoint } = frameSize;

/** Styles of the frame's container (widget §2.3, §9); offsets and colours come as custom properties. */
export const frameStyles = `
.frame{position:fixed;z-index:2;display:flex;flex-direction:column;overflow:hidden;right:var(--x);bottom:calc(var(--y) + 72px);width:min(${maxWidth}px,calc(100vw - 40px));height:min(${maxHeight}px,calc(100vh - var(--y) - 92px));border-radius:var(--radius);background:var(--background);color:var(--text);box-shadow:0 5px 40px #0004;animation:rise .18s ease-out}
.frame.at-modern-left{right:auto;left:var(--x)}
.frame.at-classic,.frame.at-classic-left,.frame.at-classic-bottom,.frame.at-none{bottom:var(--y);right:20px;height:min(${maxHeight}px,calc(100vh - var(--y) - 20px))}
.frame.at-classic{right:68px}
.frame.at-classic-bottom{bottom:60px;height:min(${maxHeight}px,calc(100vh - 80px))}
.frame.at-classic-left{right:auto;left:68px}
.frame.extended{width:min(${extendedWidth}px,calc(100vw - 40px))}
.frame.survey,.frame.survey-full{bottom:20px;height:min(var(--height),${maxHeight}px,calc(100vh - 40px))}
.frame.survey-full{inset:0;margin:auto;width:min(${surveyFullMaxWidth}px,calc(100vw - 40px))}
.frame.survey-web{inset:0;width:100%;height:100%;border-radius:0}
.backdrop{position:fixed;inset:0;background:#0007}
.frame iframe{border:0;flex:1;width:100%;min-height:0;background:transparent;color-scheme:normal}
.frame.loading iframe,.frame.failed iframe{position:absolute;visibility:hidden}
.state{display:none;flex:1;flex-direction:column;align-items:center;justify-content:center;gap:16px;padding:24px;text-align:center}
.loading .state,.failed .state{display:flex}
.state p{margin:0}
.spinner{width:36px;height:36px;border-radius:50%;border:3px solid var(--accent);border-top-color:transparent;animation:turn .8s linear infinite}
.failed .spinner,.loading .actions .primary{display:none}
.actions{display:flex;gap:8px;flex-wrap:wrap;justify-content:center}
.actions button{font-weight:600;padding:10px 16px;min-height:44px;border-radius:8px;border:1px solid currentColor;background:transparent;color:inherit}
.actions button.primary{background:var(--accent);color:var(--accent-text);border-color:transparent}
@keyframes rise{from{opacity:0;transform:translateY(12px)}}
@keyframes turn{to{transform:rotate(1turn)}}
@media (max-width:${mobileBreakpoint}px){.frame.frame{inset:0;width:100%;height:100%;height:100dvh;border-radius:0}.frame.frame.survey{inset:auto 0 0;height:min(var(--height),100dvh)}}
@media (prefers-reduced-motion:reduce){.frame,.spinner{animation:none}}
`;
