/** Toolbar values for Chromatic's snapshots; the test projects run the stories under the same values. */
export const modes = {
  light: { theme: 'light', direction: 'ltr', viewport: 'desktop' },
  'dark and right to left': { theme: 'dark', direction: 'rtl', locale: 'he-IL', viewport: 'desktop' },
  mobile: { theme: 'light', direction: 'ltr', viewport: 'mobile' },
} as const;
