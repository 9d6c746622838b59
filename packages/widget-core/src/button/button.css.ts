/** Styles of the feedback button; colours and offsets are set as custom properties on its container. */
export const buttonStyles = `
.button{position:fixed;z-index:1;margin:0;border:0;padding:0;cursor:pointer;font-weight:600;line-height:1.2;background:var(--button);color:var(--button-text);box-shadow:0 2px 10px #0004;-webkit-tap-highlight-color:transparent;transition:transform .15s,box-shadow .15s}
.button:hover{box-shadow:0 4px 16px #0005}
.button:focus-visible{outline:3px solid var(--button-text);outline-offset:-6px;box-shadow:0 0 0 3px var(--button)}
.button svg{width:28px;height:28px;display:block;fill:currentColor}
.button img{display:block;object-fit:contain}
.modern,.modern-left{bottom:var(--y);width:56px;height:56px;border-radius:50%;display:grid;place-items:center}
.modern{right:var(--x)}
.modern-left{left:var(--x)}
.modern img,.modern-left img{width:56px;height:56px;border-radius:50%;object-fit:cover}
.modern:active,.modern-left:active{transform:scale(.95)}
.classic,.classic-left,.classic-bottom{padding:12px 18px;max-width:80vh;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-width:44px;min-height:44px}
.classic{right:0;top:50%;writing-mode:vertical-rl;transform:translateY(-50%) rotate(180deg);padding:18px 12px;border-radius:0 10px 10px 0}
.classic-left{left:0;top:50%;writing-mode:vertical-rl;transform:translateY(-50%) rotate(180deg);padding:18px 12px;border-radius:10px 0 0 10px}
.classic-bottom{right:var(--x);bottom:0;max-width:80vw;border-radius:10px 10px 0 0}
.unread{position:absolute;top:-4px;inset-inline-end:-4px;min-width:20px;padding:3px 5px;border-radius:10px;background:#c81e3a;color:#fff;font-size:12px;line-height:14px;text-align:center}
.unread::after{content:attr(data-count)}
.classic .unread,.classic-left .unread,.classic-bottom .unread{position:static;margin-inline-start:8px;padding:3px;display:inline-block}
@media (max-width:450px){.open.modern,.open.modern-left{display:none}}
@media (prefers-reduced-motion:reduce){.button{transition:none}}
`;
