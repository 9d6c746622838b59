/**
 * Colors, corners and font of the standalone parts. The variables are the app's to set, on `:root` or any
 * element above `adlane-widget`: custom properties reach into the shadow root.
 */
export const themeStyles = `
.capture-root,.tour{--surface:var(--adlane-surface,#fff);--radius:var(--adlane-radius,14px);color:var(--adlane-text,#16181d);font-family:var(--adlane-font,system-ui,sans-serif)}
.bar,.colors,.export-note,.popover{background:var(--surface);border-radius:var(--radius)}
.capture button:not(.next):hover{background:color-mix(in srgb,currentColor 8%,transparent)}
.capture button[aria-pressed=true],.capture button[aria-expanded=true]{background:color-mix(in srgb,currentColor 14%,transparent)}
.rule{background:color-mix(in srgb,currentColor 20%,transparent)}
.tour .sender,.tour .progress,.tour button.close{color:inherit}
.tour button:not(.next){background:transparent;border-color:color-mix(in srgb,currentColor 30%,transparent)}
`;
