import { describe, expect, it } from 'vitest';
import { adStatus, readAdStatus } from './adStatus';

describe('adStatus', () => {
  it.each([
    ['PENDING_REVIEW', {}, 'in review'],
    ['IN_PROCESS', {}, 'in review'],
    ['PREAPPROVED', {}, 'in review'],
    ['PENDING_REVIEW', { videoStatus: 'processing' }, 'video review'],
    ['PAUSED', {}, 'paused'],
    ['ADSET_PAUSED', {}, 'paused'],
    ['CAMPAIGN_PAUSED', {}, 'paused'],
    ['ARCHIVED', {}, 'paused'],
    ['DELETED', {}, 'paused'],
    ['DISAPPROVED', {}, 'attention needed'],
    ['WITH_ISSUES', {}, 'attention needed'],
    ['PENDING_BILLING_INFO', {}, 'attention needed'],
    ['SOMETHING_NEW', {}, 'attention needed'],
    ['ACTIVE', { learningStatus: 'LEARNING' }, 'learning'],
    ['ACTIVE', { learningStatus: 'SUCCESS' }, 'active'],
    ['ACTIVE', {}, 'active'],
  ] as const)('%s with %o is %s', (effective_status, more, state) => {
    expect(adStatus({ effective_status, ...more })).toBe(state);
  });

  it('reads a node', () => {
    const adset = { learning_stage_info: { status: 'LEARNING' } };
    expect(readAdStatus({ effective_status: 'ACTIVE', adset })).toBe('learning');
    expect(readAdStatus({})).toBe('attention needed');
  });
});
