/** Styles of the page around the banner. */
export const bannerPageStyles = 'html,body{margin:0;background:transparent}';

/** Styles of the banner. Every page of a site loads it, so it does without the frame's UI kit. */
export const bannerStyles = `
.adlane-banner{box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:8px 16px;flex-wrap:wrap;padding:12px 16px;padding-inline-end:52px;min-height:48px;font:15px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:var(--background);color:var(--text)}
.adlane-banner.floating{border-radius:12px}
.adlane-banner p{margin:0;overflow-wrap:anywhere}
.adlane-banner button{font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:8px;padding:6px 14px;min-height:36px;font-weight:600;cursor:pointer}
.adlane-banner button:focus-visible{outline:3px solid currentColor;outline-offset:2px}
.adlane-banner button.close{position:absolute;top:8px;inset-inline-end:8px;border:0;padding:0;width:32px;min-height:32px;font-size:22px;line-height:1}
`;
