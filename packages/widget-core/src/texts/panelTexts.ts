/** English texts of the frame, its reports and the viewer of images. */
export const panelTexts = {
  frameTitle: 'Feedback',
  frameLoading: 'Loading…',
  frameFailed: 'Feedback cannot be reached right now.',
  retry: 'Try again',
  close: 'Close',
  sendingFailed: 'Something went wrong, please try again.',
  imageViewer: 'Picture',
} as const;

export type PanelTextKey = keyof typeof panelTexts;
