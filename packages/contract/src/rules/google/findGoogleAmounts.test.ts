import { describe, expect, it } from 'vitest';
import { createDefaultGoogleTemplate } from '../../ads/templates/templateDefaults';
import { findGoogleAmounts } from './findGoogleAmounts';

/** Hundredths, whole ones, and thousandths in ISO 4217. */
const currencies = ['USD', 'EUR', 'JPY', 'TWD', 'KWD', undefined] as const;
const pairs = currencies.flatMap((stored) => currencies.map((account) => ({ stored, account })));

const { targetAdTemplateData, ...half } = createDefaultGoogleTemplate();

describe("a Google template's amounts", () => {
  it.each(pairs)('in $stored are proposed to an account in $account only if it pays in them', (pair) => {
    const { stored, account } = pair;
    const template = {
      ...half,
      targetAdTemplateData: { ...targetAdTemplateData, targetCPA: 900 },
      launchAdTemplateData: { adBudget: 2500, ...(stored && { currency: stored }) },
    };
    const isSame = stored !== undefined && stored === account;
    expect(findGoogleAmounts(template, account)).toEqual(
      isSame ? { adBudget: 2500, targetCPA: 900 } : { adBudget: null, targetCPA: null },
    );
  });

  it('are none without launch data', () => {
    const template = { ...half, targetAdTemplateData: { ...targetAdTemplateData, targetCPA: 900 } };
    expect(findGoogleAmounts(template, 'USD')).toEqual({ adBudget: null, targetCPA: null });
  });
});
