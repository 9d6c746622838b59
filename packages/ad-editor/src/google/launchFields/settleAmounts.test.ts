import { describe, expect, it } from 'vitest';
import { writtenAd } from '../../instantGoogle/InstantGoogleDrawer.fixtures';
import { launchableGoogleTemplate } from '../../story/storyGoogleTemplate';
import { toGoogleTerms } from '../GoogleLaunchDrawer/googleLaunchBody';
import { settleAmounts } from './settleAmounts';

const { google: stored } = launchableGoogleTemplate.templates;
if (!stored) throw new Error('The template has no Google ad.');
const { google: written } = writtenAd.templates;
const drawers = [
  ['a launch of a template', stored],
  ['an instant launch', written],
] as const;
/** Hundredths, whole ones, and thousandths in ISO 4217. */
const currencies = ['USD', 'EUR', 'JPY', 'TWD', 'KWD'] as const;
const cases = drawers.flatMap(([drawer, google]) =>
  [...currencies, undefined].flatMap((of) => currencies.map((paid) => ({ drawer, google, of, paid }))),
);

function withAmounts(google: typeof stored & object, currency: string | undefined) {
  return {
    ...google,
    targetAdTemplateData: { ...google.targetAdTemplateData, targetCPA: 900 },
    launchAdTemplateData: { ...google.launchAdTemplateData, adBudget: 2500, currency },
  };
}
const none = { adBudget: null, targetCPA: null };

describe('the amounts that a Google launch begins with', () => {
  it.each(cases)('$drawer in $of are offered to an account in $paid only if it pays in them', (given) => {
    const { google, of, paid } = given;
    const begun = withAmounts(google, of);
    expect(settleAmounts(begun, begun, paid)).toEqual(of === paid ? undefined : { ...none, currency: paid });
    const terms = toGoogleTerms(begun, {
      clientId: null,
      account: { id: 4, timezone: 'UTC', currency: paid },
      containsEuPoliticalAdvertising: false,
      campaignType: 'PERFORMANCE_MAX',
      goals: [],
      now: new Date('2026-11-22T03:00:00Z'),
    });
    const isSame = of === paid;
    expect([terms.currency, terms.adBudget, terms.googleBidStrategy?.targetCpa]).toEqual([
      paid,
      isSame ? 2500 : 0,
      isSame ? 900 : null,
    ]);
  });

  it('are offered again once their account is chosen again', () => {
    const begun = withAmounts(written, 'USD');
    const typed = withAmounts(written, 'JPY');
    expect(settleAmounts(typed, begun, 'USD')).toEqual({ adBudget: 2500, targetCPA: 900, currency: 'USD' });
  });

  it('change nothing where there are none', () => {
    const begun = {
      ...written,
      targetAdTemplateData: { ...written.targetAdTemplateData, targetCPA: null },
      launchAdTemplateData: {},
    };
    expect(settleAmounts(begun, begun, 'JPY')).toBeUndefined();
  });
});
