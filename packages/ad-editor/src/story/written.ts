/** Texts of an ad as the AI of stories writes them. */
export const written = {
  tone: 'Friendly' as const,
  adText: ['Book your check-up at Brightside.'],
  headlines: ['Smile again', 'Free check-up'],
  subHeadlines: ['This month only'],
  longHeadline: [],
  description: [],
  written_by: 'provider' as const,
  notes: [{ path: 'headlines.1', message: 'Shortened to 40 characters.' }],
};
