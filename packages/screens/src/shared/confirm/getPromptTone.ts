import type { confirmPrompts } from '@adlane/contract/constants';

/** Key of a prompt (ads §8). */
export type PromptKey = keyof typeof confirmPrompts;

/** Prompts without a destructive result. */
const harmless: ReadonlySet<PromptKey> = new Set([
  'resetPassword',
  'changePlan',
  'importAllTemplates',
  'hideClient',
  'unhideClient',
  'importCampaign',
]);

/** Returns the tone of a prompt's button; 'danger' focuses Cancel. */
export function getPromptTone(key: PromptKey): 'primary' | 'danger' {
  return harmless.has(key) ? 'primary' : 'danger';
}
