import { storyAccount, storyPage } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import { toAssetChoice, toFacebookBody, toGoogleBody, toggleId } from './assetChoice';

const second = { ...storyAccount, id: 5, external_id: 'act_1002', is_default: false };

describe('the saved asset choice', () => {
  it('contains the used assets and the default among them', () => {
    expect(toAssetChoice({ ad_accounts: [storyAccount, second], pages: [storyPage] })).toEqual({
      ad_accounts: ['act_1001', 'act_1002'],
      pages: ['2001'],
      default_ad_account: 'act_1001',
      default_page: '2001',
    });
  });

  it('omits unused assets, even if marked as default', () => {
    const unused = { ...storyAccount, is_used: false };
    expect(toAssetChoice({ ad_accounts: [unused, second], pages: [] })).toEqual({
      ad_accounts: ['act_1002'],
      pages: [],
      default_ad_account: null,
      default_page: null,
    });
  });
});

describe('the request body of an asset choice', () => {
  const choice = { ad_accounts: ['1', '2'], pages: ['3'], default_ad_account: '2', default_page: null };

  it('contains the whole choice, regardless of the business shown', () => {
    expect(toFacebookBody(7, '3001', choice)).toEqual({
      source_id: 7,
      business_manager_id: '3001',
      ...choice,
    });
    expect(toGoogleBody(7, choice)).toEqual({
      source_id: 7,
      customer_ids: ['1', '2'],
      default_customer_id: '2',
    });
  });

  it.each([
    [['1'], '2', true, ['1', '2']],
    [['1', '2'], '2', true, ['1', '2']],
    [['1', '2'], '1', false, ['2']],
    [['1'], '2', false, ['1']],
  ])('toggling in %j the id %s to selected=%s returns %j', (ids, id, isSelected, expected) => {
    expect(toggleId(ids, id, isSelected)).toEqual(expected);
  });
});
