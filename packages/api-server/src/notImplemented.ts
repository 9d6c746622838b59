import type { CallName, Contract } from '@adlane/contract';

/** Declared calls without a handler; they answer 501 to callers who may make them. */
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
