import { beforeEach, describe, expect, it } from 'vitest';
import {
  createGoogleAdsState,
  findGoogleResource,
  type GoogleAdsState,
  type GoogleResource,
  type GoogleValues,
  insertGoogleResource,
} from '../googleAdsState';
import { GoogleFault } from '../googleFailure';
import { checkGroups } from './groupRules';

const now = Date.parse('2026-11-21T10:00:00Z');
let state: GoogleAdsState;
let campaign: GoogleResource;

const insert = (collection: string, values: GoogleValues) =>
  insertGoogleResource(state, now, { collection, customerId: '1' }, { status: 'ENABLED', ...values });

function link(owner: GoogleResource, fieldType: string, text = 'Text'): GoogleResource {
  const asset = insert('assets', { textAsset: { text } }).values.resourceName;
  const isGroup = owner.collection === 'assetGroups';
  return insert(isGroup ? 'assetGroupAssets' : 'campaignAssets', {
    [isGroup ? 'assetGroup' : 'campaign']: owner.values.resourceName,
    asset,
    fieldType,
  });
}

/** Creates an asset group with the fewest assets that Google accepts. */
function createGroup(): { readonly links: readonly GoogleResource[] } {
  const group = insert('assetGroups', { campaign: campaign.values.resourceName });
  const fieldTypes = ['HEADLINE', 'HEADLINE', 'HEADLINE', 'LONG_HEADLINE', 'DESCRIPTION', 'DESCRIPTION'];
  const pictures = ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'];
  return { links: [...fieldTypes, ...pictures].map((fieldType) => link(group, fieldType)) };
}

function remove(resource: GoogleResource | undefined): GoogleResource[] {
  if (!resource) return [];
  resource.values.status = 'REMOVED';
  return [resource];
}

/** Returns Google's answer to a request after its changes; empty if it is fine. */
async function judge(changed: readonly GoogleResource[]): Promise<string> {
  try {
    checkGroups(state, changed);
    return '';
  } catch (error) {
    if (!(error instanceof GoogleFault)) throw error;
    return error.answer.text();
  }
}

beforeEach(() => {
  state = createGoogleAdsState({ now: () => new Date(now) });
  campaign = insert('campaigns', { advertisingChannelType: 'PERFORMANCE_MAX', brandGuidelinesEnabled: true });
});

describe('the fewest assets of a Performance Max campaign', () => {
  it.each([
    ['HEADLINE', 'NOT_ENOUGH_HEADLINE_ASSET'],
    ['LONG_HEADLINE', 'NOT_ENOUGH_LONG_HEADLINE_ASSET'],
    ['DESCRIPTION', 'NOT_ENOUGH_DESCRIPTION_ASSET'],
    ['MARKETING_IMAGE', 'NOT_ENOUGH_MARKETING_IMAGE_ASSET'],
    ['SQUARE_MARKETING_IMAGE', 'NOT_ENOUGH_SQUARE_MARKETING_IMAGE_ASSET'],
  ])('are missing where a group loses a %s', async (fieldType, reason) => {
    link(campaign, 'BUSINESS_NAME');
    link(campaign, 'LOGO');
    const { links } = createGroup();
    expect(await judge(links)).toBe('');
    const lost = remove(links.find(({ values }) => values.fieldType === fieldType));
    expect(await judge(lost)).toContain(reason);
  });

  it.each(['BUSINESS_NAME', 'LOGO'])(
    'are missing where the campaign loses its only %s',
    async (fieldType) => {
      const brand = ['BUSINESS_NAME', 'LOGO'].map((type) => link(campaign, type));
      expect(await judge(brand)).toBe('');
      const lost = remove(brand.find(({ values }) => values.fieldType === fieldType));
      const reason = 'BRAND_ASSETS_NOT_LINKED_AT_CAMPAIGN_LEVEL';
      expect(await judge(lost)).toContain(reason);
    },
  );

  it('include the brand in each group of a campaign without brand guidelines', async () => {
    campaign.values.brandGuidelinesEnabled = false;
    const { links } = createGroup();
    const reason = 'NOT_ENOUGH_BUSINESS_NAME_ASSET';
    expect(await judge(links)).toContain(reason);
  });

  it('are none of a Search campaign', async () => {
    campaign.values.advertisingChannelType = 'SEARCH';
    expect(await judge(remove(link(campaign, 'LOGO')))).toBe('');
  });
});

describe('the business name', () => {
  it.each(['campaign', 'asset group'])('of a %s is one, of at most 25 characters', async (owner) => {
    const isCampaign = owner === 'campaign';
    campaign.values.brandGuidelinesEnabled = isCampaign;
    const { links } = createGroup();
    const group = findGoogleResource(state, links[0]?.values.assetGroup);
    const holder = isCampaign ? campaign : group;
    if (!holder) throw new Error('The link has no asset group.');
    link(holder, 'LOGO');
    const name = link(holder, 'BUSINESS_NAME', 'x'.repeat(25));
    expect(await judge([name])).toBe('');
    const second = link(holder, 'BUSINESS_NAME', 'Another name');
    expect(await judge([second])).toContain('RESOURCE_LIMIT');
    remove(name);
    expect(await judge([second])).toBe('');
    remove(second);
    expect(await judge([link(holder, 'BUSINESS_NAME', 'x'.repeat(26))])).toContain('TOO_LONG');
  });
});
