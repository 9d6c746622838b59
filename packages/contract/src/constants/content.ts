/** Statuses of content for visitors; only live content is shown. */
export const contentStatuses = ['draft', 'live', 'archived'] as const;

/** Limits of a project's content. */
export const contentLimits = {
  /** Characters of a title. */
  title: 200,
  /** Characters of a summary. */
  summary: 500,
  /** Characters of a text with its markup. */
  html: 200_000,
  /** Collections of a help center. */
  collections: 50,
  /** Articles of a help center. */
  articles: 500,
  /** News of a project. */
  news: 1000,
  /** Checklists of a project. */
  checklists: 100,
  /** Steps of a checklist. */
  steps: 20,
  /** Feature requests of a project, from which on the team can't add more. */
  featureRequests: 5000,
  /** Comments on a feature request. */
  comments: 200,
  /** Characters of a comment. */
  comment: 2000,
} as const;
