/** What a recording adds to the styles of the capture editor. */
export const recordingStyles = `
.capture.on-page,.capture.on-page .canvas{pointer-events:none}
.capture.on-page .bar,.capture.on-page .preview,.capture.on-page .note{pointer-events:auto}
.capture .record{display:flex;align-items:center;gap:8px;font-weight:600}
.capture .record::before{content:"";width:14px;height:14px;border-radius:50%;background:#c81e1e;flex:none}
.capture .record.on::before{border-radius:2px}
.capture .timer{padding:0 8px;font-variant-numeric:tabular-nums;white-space:nowrap}
.capture .panel{position:absolute;inset-block-end:84px;inset-inline:0;margin-inline:auto;width:max-content;max-width:calc(100vw - 16px)}
.capture .note{margin:0 auto;padding:10px 16px;border-radius:12px;background:#fff;color:#b42318;box-shadow:0 6px 30px #0005}
.capture .preview{display:block;max-height:60vh;border-radius:14px;background:#16181d;box-shadow:0 6px 30px #0005}
.capture.recording .bar{flex-wrap:wrap;justify-content:center}
`;
