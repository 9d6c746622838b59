/** Styles of an image that is marked instead of the page, and of a part of the page. */
export const sheetStyles = `
.sheet{position:absolute;inset:0;background:var(--adlane-backdrop,#1b1e24)}
.sheet img{position:absolute}
.clip{position:absolute;pointer-events:none;outline:9999px solid #0007;forced-color-adjust:none}
[aria-busy] .capture{cursor:progress}
[aria-busy] .capture>*{pointer-events:none}
`;
