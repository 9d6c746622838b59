/** English texts of the feedback button. */
export const buttonTexts = {
  openWidget: 'Send feedback',
  closeWidget: 'Close feedback',
} as const;

export type ButtonTextKey = keyof typeof buttonTexts;
