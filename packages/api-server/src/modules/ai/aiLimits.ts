/** How often an agency, with all its clients, may have something written or drawn. */
export const aiLimits = {
  texts: { name: 'ai.texts', max: 60, windowMs: 10 * 60 * 1000 },
  /** Counted by picture. */
  images: { name: 'ai.images', max: 40, windowMs: 60 * 60 * 1000 },
} as const;
