import type { confirmPrompts } from '@adlane/contract/constants';

/** A question of ads §8, by its name. */
export type PromptKey = keyof typeof confirmPrompts;

/** Those that take nothing away: what they do is left again, or is what one came for. */
const harmless: ReadonlySet<PromptKey> = new Set([
  'resetPassword',
  'changePlan',
  'importAllTemplates',
  'hideClient',
  'unhideClient',
  'importCampaign',
]);

/** How a question's button is coloured; a dangerous one leaves the focus on cancel. */
export function getPromptTone(key: PromptKey): 'primary' | 'danger' {
  return harmless.has(key) ? 'primary' : 'danger';
}
