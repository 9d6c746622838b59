import { describe, expect, it } from 'vitest';
import { mergeExternalIds } from './mergeExternalIds';

describe('the external ids of a corrected ad', () => {
  it('begin with the new ads and keep the deleted ones, each once', () => {
    expect(mergeExternalIds({ ads: ['3', '2'] }, { ads: ['1', '2'] })).toEqual({ ads: ['3', '2', '1'] });
  });

  it('keep the lead form that leads come from, and lists that the correction does not name', () => {
    expect(
      mergeExternalIds(
        { ads: ['2'], leadForm: null, adsets: [] },
        { leadForm: '7', adsets: ['5'], campaignType: 'SEARCH' },
      ),
    ).toEqual({ ads: ['2'], leadForm: '7', adsets: ['5'], campaignType: 'SEARCH' });
  });

  it('take a lead form that only the correction has', () => {
    expect(mergeExternalIds({ leadForm: '8' }, { leadForm: null })).toEqual({ leadForm: '8' });
  });
});
