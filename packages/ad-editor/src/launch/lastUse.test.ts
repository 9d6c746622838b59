import { storyAccount, storyPage } from '@adlane/mocks/connections';
import { describe, expect, it } from 'vitest';
import { describeUse, findLastUse } from './lastUse';

const brooks = { client_user_id: 3, name: 'Brooks Dental', page_id: 2 };
const harbor = { client_user_id: 4, name: 'Harbor Fitness', page_id: null };
const used = { ...storyAccount, id: 8, used_for: [brooks, harbor] };
const assets = { accounts: [storyAccount, used], pages: [storyPage] };

describe('the account and page of a client', () => {
  it('are those of its latest ad', () => {
    expect(findLastUse(assets, 3)).toEqual({ adAccountId: '8', pageId: '2' });
    expect(findLastUse(assets, 4)).toEqual({ adAccountId: '8', pageId: '2' });
    expect(findLastUse(assets, 5)).toBeUndefined();
    expect(findLastUse(assets, null)).toBeUndefined();
  });

  it('are chosen only while they can be used', () => {
    const gone = { ...used, status: 'Disconnected' as const };
    expect(findLastUse({ ...assets, accounts: [gone] }, 3)).toBeUndefined();
    const elsewhere = { ...storyPage, source_id: 9 };
    expect(findLastUse({ ...assets, pages: [elsewhere] }, 3)).toEqual({ adAccountId: '8', pageId: '' });
  });

  it('are marked by the client, or by the only other client of the account', () => {
    expect(describeUse(used, 3)).toBe('Used last for Brooks Dental.');
    expect(describeUse({ ...used, used_for: [brooks] }, 4)).toBe('Usually used for Brooks Dental.');
    expect(describeUse({ ...used, used_for: [brooks] }, null)).toBe('Usually used for Brooks Dental.');
    expect(describeUse(used, 5)).toBeUndefined();
    expect(describeUse(storyAccount, 3)).toBeUndefined();
    expect(describeUse(undefined, 3)).toBeUndefined();
  });
});
