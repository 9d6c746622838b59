/** English texts of what the server shows on a page: notifications, banners, tooltips and tours. */
export const outboundTexts = {
  notifications: 'New messages',
  dismiss: 'Discard',
  banner: 'Announcement',
  hotspot: 'Show hint',
  tour: 'Tour',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  done: 'Done',
} as const;

export type OutboundTextKey = keyof typeof outboundTexts;
