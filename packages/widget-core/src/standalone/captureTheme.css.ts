/** Colors, corners and font of a standalone capture editor, by the same variables as those of a tour. */
export const captureTheme = `
.capture-root{color:var(--adlane-text,inherit);font-family:var(--adlane-font,inherit)}
.bar,.colors,.export-note{background:var(--adlane-surface,#fff);border-radius:var(--adlane-radius,14px)}
.capture button:not(.next):hover{background:color-mix(in srgb,currentColor 8%,transparent)}
.capture button[aria-pressed=true],.capture button[aria-expanded=true]{background:color-mix(in srgb,currentColor 14%,transparent)}
.rule{background:color-mix(in srgb,currentColor 20%,transparent)}
`;
