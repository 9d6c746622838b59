/**
 * Styles of the feedback button; colors and offsets are custom properties of its container. Its icon is an
 * empty element with a mask: for SVG, browsers load more code than for the rest of the button, and for
 * `::before` and `::after` a font.
 */
export const buttonStyles = `
.button{position:fixed;z-index:1;margin:0;border:0;padding:0;font-weight:600;line-height:1.2;background:var(--button);color:var(--button-text);box-shadow:0 2px 10px #0004;transition:transform .15s,box-shadow .15s}
.button:hover{box-shadow:0 4px 16px #0005}
.button:focus-visible{box-shadow:0 0 0 3px var(--button)}
.button-icon{position:absolute;inset:0;margin:auto;width:24px;height:24px;scale:1.1667;background:currentColor;clip-path:path("M12 3C6.5 3 2 6.9 2 11.7c0 2.6 1.3 4.9 3.4 6.5L5 22l4.1-2.1c.9.2 1.9.4 2.9.4 5.5 0 10-3.9 10-8.6S17.5 3 12 3Z")}
.open .button-icon{clip-path:path("M18.3 4.3 12 10.6 5.7 4.3 4.3 5.7l6.3 6.3-6.3 6.3 1.4 1.4 6.3-6.3 6.3 6.3 1.4-1.4-6.3-6.3 6.3-6.3z")}
.button img{display:block;object-fit:contain}
.modern,.modern-left{bottom:var(--y);width:56px;height:56px;border-radius:50%}
.modern{right:var(--x)}
.modern-left{left:var(--x)}
.modern img,.modern-left img{width:56px;height:56px;border-radius:50%;object-fit:cover}
.modern:active,.modern-left:active{transform:scale(.95)}
.classic,.classic-left,.classic-bottom{padding:12px 18px;max-width:80vh;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-width:44px;min-height:44px}
.classic,.classic-left{top:50%;writing-mode:vertical-rl;transform:translateY(-50%) rotate(180deg);padding:18px 12px}
.classic{right:0;border-radius:0 10px 10px 0}
.classic-left{left:0;border-radius:10px 0 0 10px}
.classic-bottom{right:var(--x);bottom:0;max-width:80vw;border-radius:10px 10px 0 0}
.unread{position:absolute;top:-4px;inset-inline-end:-4px;min-width:20px;padding:3px 5px;border-radius:10px;background:#c81e3a;color:#fff;font-size:12px;line-height:14px;text-align:center}
.unread::after{content:attr(data-count)}
.classic .unread,.classic-left .unread,.classic-bottom .unread{position:static;margin-inline-start:8px;padding:3px;display:inline-block}
@media (max-width:450px){.open.modern,.open.modern-left{display:none}}
@media (prefers-reduced-motion:reduce){.button{transition:none}}
@media (forced-colors:active){.button-icon{forced-color-adjust:none;background:ButtonText}}
`;
