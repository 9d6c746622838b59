import { describe, expect, it } from 'vitest';
import { DeliveryNode } from '../../../connectors/facebook/graph/shapes';
import { mapEffectiveStatus, toAdStatus } from './adStatus';

describe('mapEffectiveStatus', () => {
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
  ] as const)('maps %s with %o to %s', (effective_status, more, state) => {
    expect(mapEffectiveStatus({ effective_status, ...more })).toBe(state);
  });

  it('reads the learning stage, and maps an empty answer to needs attention', () => {
    const adset = { learning_stage_info: { status: 'LEARNING' } };
    expect(toAdStatus(DeliveryNode.parse({ effective_status: 'ACTIVE', adset }))).toBe('learning');
    expect(toAdStatus(DeliveryNode.parse({}))).toBe('attention needed');
  });
});
