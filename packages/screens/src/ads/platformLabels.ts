/** How the ad platforms are called. */
export const platformLabels = { facebook: 'Facebook', google: 'Google' } as const;
