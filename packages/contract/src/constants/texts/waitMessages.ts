/** Rotating messages while the AI writes (ads §8). */
export const aiWaitMessages = [
  "Hold tight! We're crafting your perfect ad...",
  'Looking for the words that sell...',
  'Sharpening your headlines...',
  'Making every character count...',
  'Almost there, polishing the last lines...',
] as const;
/** Duration of each wait message, in milliseconds. */
export const aiWaitMessageMs = 4000;
