/** What a recording adds to the styles of the capture editor. */
export const recordingStyles = `
.capture.on-page,.capture.on-page .canvas{pointer-events:none}
.capture .foot{position:absolute;inset-block-end:20px;inset-inline:0;display:flex;flex-direction:column;align-items:center;gap:12px;pointer-events:none}
.capture .foot>*{pointer-events:auto;max-width:calc(100vw - 16px)}
.capture .foot .bar{position:relative;inset:auto}
.capture .record{display:flex;align-items:center;gap:8px;font-weight:600}
.capture .record::before{content:"";width:14px;height:14px;border-radius:50%;background:#c81e1e;flex:none}
.capture .record.on::before{border-radius:2px}
.timer{padding:0 8px;font-variant-numeric:tabular-nums;white-space:nowrap}
.note{margin:0;padding:10px 16px;color:#b42318}
video.preview{display:block;max-height:60vh;background:#16181d}
`;
