import { readFileSync } from 'node:fs';
import { confirmPrompts } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { getPromptTone, type PromptKey } from './getPromptTone';

/** Every prompt that ads §8 names, with its key. */
const specifiedPrompts: readonly (readonly [string, PromptKey])[] = [
  ['cancel subscription', 'cancelSubscription'],
  ['reset password', 'resetPassword'],
  ['archive subscriber', 'archiveSubscriber'],
  ['delete lead, single', 'deleteLead'],
  ['delete lead, bulk', 'deleteLeads'],
  ['delete ad', 'deleteAd'],
  ['archive ad', 'archiveAd'],
  ['change plan', 'changePlan'],
  ['import all templates', 'importAllTemplates'],
  ['delete niche', 'deleteNiche'],
  ['disconnect source', 'disconnectSource'],
  ['delete client', 'deleteClient'],
  ['hide client', 'hideClient'],
  ['unhide client', 'unhideClient'],
  ['delete announcement', 'deleteAnnouncement'],
  ['clear notifications', 'clearNotifications'],
  ['delete template', 'deleteTemplate'],
  ['delete smart insert', 'deleteSmartInsert'],
  ['close payment', 'closePayment'],
  ['switch ad account', 'switchAdAccount'],
  ['import campaign', 'importCampaign'],
  ['discard unsaved changes', 'discardChanges'],
];

const stories = readFileSync(new URL('PromptDialog.flows.stories.tsx', import.meta.url), 'utf8');

describe('the confirm prompts of ads §8', () => {
  it('exist for exactly the prompts that the specification names', () => {
    expect(Object.keys(confirmPrompts).sort()).toEqual(specifiedPrompts.map(([, key]) => key).sort());
  });

  it.each(specifiedPrompts)('%s has a story', (_, key) => {
    expect(stories).toContain(`createPromptStory('${key}')`);
  });

  it.each([
    ['deleteSmartInsert', /unusable/],
    ['switchAdAccount', /may affect active ads/],
  ] as const)('%s contains the warning of the specification', (key, words) => {
    expect(confirmPrompts[key].text).toMatch(words);
  });

  it.each(specifiedPrompts.filter(([name]) => /delete|cancel|archive|disconnect|discard/.test(name)))(
    '%s is marked as destructive',
    (_, key) => {
      expect(getPromptTone(key)).toBe('danger');
    },
  );
});
