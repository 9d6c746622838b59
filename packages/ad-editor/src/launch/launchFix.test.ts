import { describe, expect, it } from 'vitest';
import { findFix } from './launchFix';

describe('where a blocker is mended', () => {
  it.each([
    ['budget', { in: 'launch', step: 'budget', name: 'budget' }],
    ['campaignName', { in: 'launch', step: 'account', name: 'campaignName' }],
    ['FbAdSetting.field.optimization_goal', { in: 'launch', step: 'budget', name: 'optimization_goal' }],
    ['settings.bidAmount', { in: 'launch', step: 'budget', name: 'settings.bidAmount' }],
    ['settings.targetAddress', { in: 'launch', step: 'budget', name: 'targetAddress' }],
    ['adAccountId', { in: 'launch', step: 'account', name: 'adAccountId' }],
    ['templateMedia', { in: 'editor', field: 'templateMedia' }],
    ['templateContent.headlines.1.value', { in: 'editor', field: 'templateContent.headlines.1.value' }],
    ['templateTargeting.placement', { in: 'editor', field: 'templateTargeting.placement' }],
    ['template_id', { in: 'editor', field: 'status' }],
    ['leadForm.questions', { in: 'editor', field: 'selectedLeadForm' }],
    ['leadForm.disclaimerConsent', { in: 'editor', field: 'selectedLeadForm' }],
    ['FbAdSetting.ad_launch_type', { in: 'editor', field: 'templateAdType' }],
  ])('%s', (field, fix) => expect(findFix(field, true)).toEqual(fix));

  it('leads to the connections if there is no other account or page to select', () => {
    expect(findFix('adAccountId', false)).toEqual({ in: 'connections' });
    expect(findFix('pageId', false)).toEqual({ in: 'connections' });
    expect(findFix('budget', false)).toMatchObject({ in: 'launch' });
  });
});
