/** Styles of the notification stack; it is above the button, on the button's side. */
export const notificationStyles = `
.notifications{position:fixed;inset-block-end:calc(var(--y) + 72px);right:var(--x);z-index:1;width:min(320px,calc(100vw - 40px));font-size:14px}
.notifications>div{display:flex;flex-direction:column;gap:10px}
.notifications.left{right:auto;left:var(--x)}
.notification{position:relative;background:var(--adlane-surface);color:var(--adlane-text);border-radius:min(var(--radius),16px);box-shadow:0 5px 30px #0004;overflow:hidden;animation:notify .25s ease-out}
.show{all:unset;box-sizing:border-box;display:block;width:100%;cursor:pointer;padding:14px 16px;padding-inline-end:44px;text-align:start}
.cover{display:block;width:calc(100% + 60px);margin:-14px -16px 12px;margin-inline-end:-44px;max-height:150px;object-fit:cover}
.from{display:flex;align-items:center;gap:8px;margin-bottom:4px;font-size:13px}
.from img{width:22px;height:22px;border-radius:50%;object-fit:cover}
.from,.notification .preview{opacity:.8}
.text,.notification .preview{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
.text{margin:0;overflow-wrap:anywhere;-webkit-line-clamp:4}
.notification .preview{margin:4px 0 0;-webkit-line-clamp:2}
progress{display:block;width:100%;height:6px;margin-top:10px;border:0;border-radius:3px;overflow:hidden;appearance:none}
progress,progress::-webkit-progress-bar{background:#8884}
progress::-webkit-progress-value{background:var(--accent)}
progress::-moz-progress-bar{background:var(--accent)}
.dismiss{all:unset;position:absolute;top:6px;inset-inline-end:6px;width:32px;height:32px;display:grid;place-items:center;cursor:pointer;border-radius:50%;font-size:20px;line-height:1;background:inherit}
.dismiss:hover{background:#8884}
@media (max-height:820px){.notification:not(:only-child) .cover{display:none}}
@media (max-height:500px){.cover,.notification:not(:last-child){display:none}}
@keyframes notify{from{opacity:0;transform:translateY(10px)}}
@media (prefers-reduced-motion:reduce){.notification{animation:none}}
`;
