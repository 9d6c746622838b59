import type { GoogleLaunchDefaults } from '@adlane/contract/ads/templates';
import { findLongestInserts } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { toDraft } from '../../draft/templateDraft';
import { launchableGoogleTemplate } from '../../story/storyGoogleTemplate';
import { checkGoogleLaunch, toTemplateSource } from './googleLaunchForm';

const context = { inserts: findLongestInserts([]) };
const choice = {
  clientId: null,
  account: { id: 4, timezone: 'America/New_York', currency: 'USD' },
  containsEuPoliticalAdvertising: false,
  campaignType: 'PERFORMANCE_MAX' as const,
  goals: [{ id: '1', name: 'Booked visits' }],
  now: new Date('2026-11-22T03:00:00Z'),
};

function draftWith(change: GoogleLaunchDefaults) {
  const { google } = launchableGoogleTemplate.templates;
  if (!google) throw new Error('The template has no Google ad.');
  const launchAdTemplateData = { ...google.launchAdTemplateData, ...change };
  return toDraft({ ...launchableGoogleTemplate, templates: { google: { ...google, launchAdTemplateData } } });
}

const inTheWorld = { targetLocationBySearch: [], isEverywhere: true };
const excluded = [{ mode: 'exclude' as const, id: '1', name: 'New York' }];

describe('the launch data of a Google launch', () => {
  it.each<[GoogleLaunchDefaults, string[]]>([
    [{}, []],
    [{ adBudget: 0 }, ['adBudget']],
    [{ adBudget: 1 }, []],
    [{ campaignName: '' }, ['campaignName']],
    [{ campaignName: 'Fifteen letters' }, []],
    [{ campaignName: 'Sixteen letters.' }, ['campaignName']],
    [{ businessName: '' }, ['businessName']],
    [{ finalUrl: '' }, ['finalUrl']],
    [{ googleCampaignObjectives: [] }, ['googleCampaignObjectives']],
    [{ targetLocationBySearch: [] }, ['targetLocationBySearch']],
    [{ targetLocationBySearch: excluded }, ['targetLocationBySearch']],
    [inTheWorld, []],
    [{ isEverywhere: true }, ['isEverywhere']],
    [{ selectedConversionGoals: [] }, ['selectedConversionGoals']],
  ])('%j has errors at %j', (change, fields) => {
    const found = checkGoogleLaunch(draftWith(change), choice, context);
    expect(Object.keys(found)).toEqual(
      fields.map((field) => `templates.google.launchAdTemplateData.${field}`),
    );
  });

  it('needs no goal where a Search campaign bids for clicks', () => {
    const clicks = { googleCampaignObjectives: ['WEBSITE_TRAFFIC'], selectedConversionGoals: [] };
    const search = { ...choice, campaignType: 'SEARCH' as const };
    expect(checkGoogleLaunch(draftWith(clicks), search, context)).toEqual({});
  });

  it('leaves what is written in the template to the review', () => {
    const draft = structuredClone(draftWith({}));
    draft.templates.google?.createAdTemplateData.headlines.splice(0, 3);
    expect(checkGoogleLaunch(draft, choice, context)).toEqual({});
  });

  it('belongs to the stored template', () => {
    const draft = draftWith({ adBudget: 900 });
    expect(toTemplateSource(launchableGoogleTemplate, draft)).toEqual({
      templateId: launchableGoogleTemplate.id,
      niche: launchableGoogleTemplate.niche,
      google: draft.templates.google,
    });
  });
});
