/** Limits of texts and images for an agency with all its clients. */
export const aiLimits = {
  texts: { name: 'ai.texts', max: 60, windowMs: 10 * 60 * 1000 },
  /** Counted by image. */
  images: { name: 'ai.images', max: 40, windowMs: 60 * 60 * 1000 },
} as const;
