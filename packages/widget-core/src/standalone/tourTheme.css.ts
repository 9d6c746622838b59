/**
 * Colors, corners and font of a standalone tour. The variables are the app's to set, on `:root` or any element
 * above `adlane-widget`: custom properties reach into the shadow root.
 */
export const tourTheme = `
.tour .popover{font-family:var(--adlane-font,inherit);border-radius:var(--adlane-radius,14px)}
`;
