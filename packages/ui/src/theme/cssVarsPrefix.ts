/** Prefix of every CSS variable of the theme: `--adlane-colors-brand-solid`. */
export const cssVarsPrefix = 'adlane';
