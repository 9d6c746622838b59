import { messages, ownMessages } from '@adlane/contract/rules';
import { storyAccount, storyPage } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import { findFix } from '../launch/launchFix';
import { storyCity } from '../story/storyLookups';
import { storyMedia } from '../story/storyMedia';
import { storyTemplate } from '../story/storyTemplate';
import {
  type BulkForm,
  checkBulkStep,
  findBulkPlace,
  listBulkSteps,
  startBulkForm,
  startRow,
  startTemplateForm,
  toBulkLaunch,
} from './bulkForm';

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

const fine: BulkForm = {
  ...startBulkForm([own, client], { country: 'US' }),
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
    expect(startBulkForm([], { country: undefined })).toMatchObject({
      budgetType: 'daily',
      countries: [],
      rows: [],
    });
  });

  it('begins for a client with the account and page of its latest ad', () => {
    const used_for = [{ client_user_id: 3, name: 'Brightside', page_id: 6 }];
    const other = { ...storyAccount, id: 8, is_default: false, used_for };
    const both = { accounts: [storyAccount, other], pages: [storyPage, { ...storyPage, id: 6 }] };
    expect(startRow({ clientId: 3, name: 'Brightside' }, both)).toMatchObject({
      adAccountId: '8',
      pageId: '6',
    });
    expect(startRow({ clientId: 4, name: 'Harbor' }, both)).toMatchObject({ adAccountId: '1', pageId: '2' });
  });

  it('is fine with everything filled in', () => {
    expect(checkBulkStep(fine, 'confirm', context)).toEqual({});
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
    expect(checkBulkStep({ ...fine, ...change } as BulkForm, step, context)).toEqual(found);
    expect(checkBulkStep({ ...fine, ...change } as BulkForm, 'confirm', context)).toEqual(found);
  });

  it('refuses a highest bid where accounts pay in several currencies', () => {
    const settings = { ...fine.settings, bidStrategy: 'LOWEST_COST_WITH_BID_CAP', bidAmount: 100 };
    const bid = (...currencies: string[]) =>
      checkBulkStep({ ...fine, settings }, 'clients', { ...context, currencies: new Set(currencies) });
    expect(bid('USD')).toEqual({});
    expect(Object.keys(bid('USD', 'EUR'))).toEqual(['settings.bidStrategy']);
  });

  it('sends for each row the ad with that client, account and budget', () => {
    expect(toBulkLaunch(fine, client).body).toMatchObject({
      client_user_id: 3,
      adAccountId: 1,
      pageId: 2,
      budget: 900,
      leadFormId: 1,
      templateMediaIds: [4],
      templateContent,
    });
    expect(toBulkLaunch(fine, own).body).toMatchObject({ client_user_id: null, budget: 2500 });
    expect(toBulkLaunch(fine, own).body).not.toHaveProperty('template_id');
  });

  it.each([
    ['budget', { step: 'clients', path: 'rows.1.budget' }],
    ['campaignName', { step: 'clients', path: 'campaignName' }],
    ['templateContent.headlines.0.value', { step: 'ad', path: 'templateContent.headlines.0.value' }],
    ['leadForm.questions', { step: 'ad', path: 'selectedLeadForm' }],
    ['templateTargeting.minAge', { step: 'audience', path: 'templateTargeting.minAge' }],
    ['settings.targetAddress', { step: 'clients', path: 'rows.1.targetAddress' }],
  ])('mends %s of the second row at its place', (field, fix) => {
    expect(findBulkPlace(findFix(field, true), 1, fine)).toEqual(fix);
  });

  it('has no place for what only a connection helps', () => {
    expect(findBulkPlace(findFix('adAccountId', false), 0, fine)).toBeUndefined();
  });
});

describe("a template's launch for several clients", () => {
  const ofTemplate: BulkForm = {
    ...startTemplateForm(storyTemplate, 'US', context.now),
    rows: [own, client],
  };

  it('has no steps for the ad and its audience', () => {
    expect(listBulkSteps(ofTemplate)).toEqual(['clients', 'confirm']);
    expect(listBulkSteps(fine)).toEqual(['clients', 'ad', 'audience', 'confirm']);
  });

  it('names the template, the client and the places of each row', () => {
    expect(checkBulkStep(ofTemplate, 'confirm', context)).toEqual({});
    const there = { ...client, targetAddress: [storyCity] };
    expect(toBulkLaunch(ofTemplate, there)).toMatchObject({
      call: 'facebook',
      body: {
        template_id: storyTemplate.id,
        client_user_id: 3,
        budget: 900,
        settings: { targetAddress: [storyCity] },
      },
    });
    expect(toBulkLaunch(ofTemplate, own).body.settings).toBeUndefined();
  });

  it('asks for at least one place in a location of a client', () => {
    const rows = [own, { ...client, targetAddress: [] }];
    expect(checkBulkStep({ ...ofTemplate, rows }, 'clients', context)).toEqual({
      'rows.1.targetAddress': ownMessages.placeRequired,
    });
  });

  it('gives a further client the budget of an earlier one in the same currency', () => {
    const who = { clientId: 4, name: 'Harbor' };
    expect(startRow(who, assets, [client]).budget).toBe(900);
    const euro = { ...storyAccount, id: 8, currency: 'EUR' };
    const other = { ...client, adAccountId: '8' };
    expect(startRow(who, { ...assets, accounts: [storyAccount, euro] }, [other]).budget).toBeUndefined();
  });
});
