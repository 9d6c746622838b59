/**
 * Colors, corners and font of a standalone tour. The variables are the app's to set, on `:root` or any element
 * above `adlane-widget`: custom properties reach into the shadow root.
 */
export const tourTheme = `
.tour{color:var(--adlane-text,inherit);font-family:var(--adlane-font,inherit)}
.tour .popover{background:var(--adlane-surface,#fff);border-radius:var(--adlane-radius,14px)}
.tour .sender,.tour .progress,.tour button.close{color:inherit}
.tour button:not(.next){background:transparent;border-color:color-mix(in srgb,currentColor 30%,transparent)}
`;
