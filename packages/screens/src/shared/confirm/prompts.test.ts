import { readFileSync } from 'node:fs';
import { confirmPrompts } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { getPromptTone, type PromptKey } from './getPromptTone';

/** Every prompt that ads §8 names, and the one that asks it. */
const ofTheSpecification: readonly (readonly [string, PromptKey])[] = [
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

const stories = readFileSync(new URL('PromptDialog.stories.tsx', import.meta.url), 'utf8');

describe('the questions of ads §8', () => {
  it('are all there, and no others', () => {
    expect(Object.keys(confirmPrompts).sort()).toEqual(ofTheSpecification.map(([, key]) => key).sort());
  });

  it.each(ofTheSpecification)('%s is shown in a story', (_, key) => {
    expect(stories).toContain(`createPromptStory('${key}')`);
  });

  it.each([
    ['deleteSmartInsert', /unusable/],
    ['switchAdAccount', /may affect active ads/],
  ] as const)('%s warns as the specification does', (key, words) => {
    expect(confirmPrompts[key].text).toMatch(words);
  });

  it.each(ofTheSpecification.filter(([name]) => /delete|cancel|archive|disconnect|discard/.test(name)))(
    '%s is marked as dangerous',
    (_, key) => {
      expect(getPromptTone(key)).toBe('danger');
    },
  );
});
