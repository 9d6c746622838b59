import { messages, ownMessages } from '@adlane/contract/rules';
import { storyAccount, storyPage } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import { findFix } from '../launch/launchFix';
import { storyMedia } from '../story/storyMedia';
import { storyTemplate } from '../story/storyTemplate';
import {
  checkInstantStep,
  findInstantPlace,
  type InstantForm,
  startInstantForm,
  startRow,
  toInstantLaunch,
} from './instantLaunchForm';

const assets = { accounts: [storyAccount], pages: [storyPage] };
const own = { ...startRow({ clientId: null, name: 'Your agency' }, assets), budget: 2500 };
const client = { ...startRow({ clientId: 3, name: 'Brightside' }, assets), budget: 900 };
const context = {
  inserts: new Map<string, string>(),
  now: new Date('2026-11-22T00:00:00Z'),
  currencies: new Set(['USD']),
};
const { templateContent, selectedLeadForm } = storyTemplate;
const picture = storyMedia(4, 'park.png');

const fine: InstantForm = {
  ...startInstantForm([own, client], { country: 'US' }),
  campaignName: 'Spring smiles',
  templateContent,
  selectedLeadForm,
  templateMedia: [picture],
};

describe('an instant launch', () => {
  it('begins with the default account and its page, a daily budget and an audience of everybody', () => {
    expect(own).toMatchObject({ adAccountId: '1', pageId: '2' });
    const strange = startRow(
      { clientId: null, name: '' },
      { ...assets, pages: [{ ...storyPage, source_id: 99 }] },
    );
    expect(strange.pageId).toBe('');
    expect(startInstantForm([], { country: undefined })).toMatchObject({
      budgetType: 'daily',
      countries: [],
      rows: [],
    });
  });

  it('is fine with everything filled in', () => {
    expect(checkInstantStep(fine, 'confirm', context)).toEqual({});
  });

  it.each([
    ['clients', { rows: [] }, { chosenClients: 'Please add at least one client.' }],
    ['clients', { campaignName: ' ' }, { campaignName: messages.fieldRequired }],
    [
      'clients',
      { rows: [own, { ...client, budget: undefined }] },
      { 'rows.1.budget': messages.fieldRequired },
    ],
    ['clients', { rows: [{ ...own, pageId: '' }] }, { 'rows.0.pageId': messages.fieldRequired }],
    ['clients', { countries: [] }, { countries: messages.fieldRequired }],
    ['clients', { optimization_goal: 'LINK_CLICKS' }, { optimization_goal: messages.optionRequired }],
    ['ad', { templateMedia: [] }, { templateMedia: ownMessages.mediaRequired }],
    ['ad', { selectedLeadForm: null }, { selectedLeadForm: messages.fieldRequired }],
    [
      'audience',
      { templateTargeting: { ...fine.templateTargeting, radius: 19 } },
      { 'templateTargeting.radius': expect.any(String) },
    ],
  ] as const)('at %s lacks %j', (step, change, found) => {
    expect(checkInstantStep({ ...fine, ...change } as InstantForm, step, context)).toEqual(found);
    expect(checkInstantStep({ ...fine, ...change } as InstantForm, 'confirm', context)).toEqual(found);
  });

  it('refuses a highest bid where accounts pay in several currencies', () => {
    const settings = { ...fine.settings, bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 100 };
    const bid = (...currencies: string[]) =>
      checkInstantStep({ ...fine, settings }, 'clients', { ...context, currencies: new Set(currencies) });
    expect(bid('USD')).toEqual({});
    expect(Object.keys(bid('USD', 'EUR'))).toEqual(['settings.bidStrategy']);
  });

  it('sends for each row the ad with that client, account and budget', () => {
    expect(toInstantLaunch(fine, client)).toMatchObject({
      client_user_id: 3,
      adAccountId: 1,
      pageId: 2,
      budget: 900,
      leadFormId: 1,
      templateMediaIds: [4],
      templateContent,
    });
    expect(toInstantLaunch(fine, own)).toMatchObject({ client_user_id: null, budget: 2500 });
    expect(toInstantLaunch(fine, own)).not.toHaveProperty('template_id');
  });

  it.each([
    ['budget', { step: 'clients', path: 'rows.1.budget' }],
    ['campaignName', { step: 'clients', path: 'campaignName' }],
    ['templateContent.headlines.0.value', { step: 'ad', path: 'templateContent.headlines.0.value' }],
    ['leadForm.questions', { step: 'ad', path: 'selectedLeadForm' }],
    ['templateTargeting.minAge', { step: 'audience', path: 'templateTargeting.minAge' }],
    ['settings.targetAddress', { step: 'audience', path: 'templateTargeting.location' }],
  ])('mends %s of the second row at its place', (field, fix) => {
    expect(findInstantPlace(findFix(field, true), 1)).toEqual(fix);
  });

  it('has no place for what only a connection helps', () => {
    expect(findInstantPlace(findFix('adAccountId', false), 0)).toBeUndefined();
  });
});
