import type { CallName, Contract } from '@adlane/contract';

/** Calls that are declared and have no handler yet; they answer 501 once the caller may make them. */
export const notImplemented = [
  'checklists.completeStep',
  'checklists.list',
  'checklists.start',
  'checklists.view',
  'conversations.list',
  'conversations.read',
  'conversations.send',
  'conversations.start',
  'conversations.view',
  'featureRequests.create',
  'featureRequests.list',
  'featureRequests.vote',
  'help.article',
  'help.collection',
  'help.collections',
  'help.search',
  'launches.google',
  'launches.resubmit',
  'launches.reviewGoogle',
  'news.list',
  'news.view',
  'surveys.answer',
  'surveys.view',
] as const satisfies readonly CallName<Contract>[];
/** Name of a call that still answers 501. */
export type NotImplemented = (typeof notImplemented)[number];
