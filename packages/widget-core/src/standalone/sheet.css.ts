/** Styles of an image that is marked instead of the page. */
export const sheetStyles = `
.sheet{position:absolute;inset:0;background:var(--adlane-backdrop,#1b1e24)}
.sheet img{position:absolute}
`;
