import { describe, expect, it } from 'vitest';
import { ownMessages } from '../../constants/texts/ownMessages';
import { checkGoogleBidding, findGoogleBidding } from './googleBidding';

const goal = { id: 'CONTACT~WEBSITE', name: 'Contact' };
const terms = (objective: string, more: object = {}) => ({
  googleCampaignObjectives: [objective],
  selectedConversionGoals: [goal],
  conversionGoalsList: [goal],
  ...more,
});
const search = { campaignType: 'SEARCH' as const };
const noGoals = { selectedConversionGoals: [], conversionGoalsList: [] };
const goalRequired = { selectedConversionGoals: [ownMessages.conversionGoalRequired] };

describe('what a Google launch bids for', () => {
  it.each([
    ['LEADS', {}, 'conversions'],
    ['LEADS', search, 'conversions'],
    ['LEADS', { ...search, ...noGoals }, 'clicks'],
    ['SALES', { googleConversion: 'conversion_value' }, 'conversion_value'],
    ['SALES', { googleBidStrategy: { value: 'conversion_value' } }, 'conversion_value'],
    ['WEBSITE_TRAFFIC', search, 'clicks'],
    ['WEBSITE_TRAFFIC', { ...search, ...noGoals }, 'clicks'],
    ['WEBSITE_TRAFFIC', {}, 'conversions'],
  ])('with the objective %s and %j is %s', (objective, more, bidding) => {
    expect(findGoogleBidding(terms(objective, more))).toBe(bidding);
  });
});

describe('goals and bidding of a Google launch', () => {
  it.each([
    ['LEADS', {}, {}],
    ['LEADS', { selectedConversionGoals: [] }, goalRequired],
    ['LEADS', { ...search, selectedConversionGoals: [] }, goalRequired],
    ['LEADS', noGoals, goalRequired],
    ['LEADS', { ...search, ...noGoals }, {}],
    ['WEBSITE_TRAFFIC', { ...search, selectedConversionGoals: [] }, {}],
    ['WEBSITE_TRAFFIC', { selectedConversionGoals: [] }, goalRequired],
    [
      'SALES',
      { googleConversion: 'conversion_value', googleBidStrategy: { value: 'conversions' } },
      { googleBidStrategy: [ownMessages.googleBiddingDiffers] },
    ],
  ])('with the objective %s and %j are judged', (objective, more, findings) => {
    expect(checkGoogleBidding(terms(objective, more))).toEqual(findings);
  });
});
