import { describe, expect, it } from 'vitest';
import { findGoal, listGoals } from '../../constants/launches';
import { ownMessages } from '../../constants/texts/ownMessages';
import { targetMessages } from '../../constants/texts/targetMessages';
import { checkConversion, findDefaultEvent, listConversionEvents } from './conversionRules';

const leads = findGoal('landing_page', 'OFFSITE_CONVERSIONS');
const sales = findGoal('landing_page', 'SALES_CONVERSIONS');
const value = findGoal('landing_page', 'VALUE');
const clicks = findGoal('landing_page', 'LINK_CLICKS');
const selectedPixel = { id: '7001', name: 'Site' };

describe('the goals of traffic ads', () => {
  it('have the objectives of Facebook', () => {
    expect(leads).toEqual({ objective: 'OUTCOME_LEADS', optimization_goal: 'OFFSITE_CONVERSIONS' });
    expect(sales).toEqual({ objective: 'OUTCOME_SALES', optimization_goal: 'OFFSITE_CONVERSIONS' });
    expect(value).toEqual({ objective: 'OUTCOME_SALES', optimization_goal: 'VALUE' });
    expect(clicks).toEqual({ objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' });
  });

  it('are the first one for an unknown value', () => {
    const [first] = listGoals('landing_page');
    expect({ ...findGoal('landing_page', 'LIKES'), value: 'IMPRESSIONS' }).toEqual(first);
  });
});

describe('conversion events', () => {
  it('depend on objective and goal', () => {
    expect([leads, sales, value, clicks].map((goal) => listConversionEvents(goal).length)).toEqual([
      10, 11, 1, 0,
    ]);
    expect([leads, sales, value].map(findDefaultEvent)).toEqual(['LEAD', 'PURCHASE', 'PURCHASE']);
  });
});

describe('checkConversion', () => {
  const check = (goal: typeof leads, event: string | null, pixel: object | null = selectedPixel) =>
    checkConversion(goal, { selectedPixel: pixel, selectedEventConversionType: event });
  const fine = { selectedPixel: undefined, selectedEventConversionType: undefined };

  it('accepts every event of every goal', () => {
    for (const goal of [leads, sales, value]) {
      for (const event of listConversionEvents(goal)) expect(check(goal, event.value)).toEqual(fine);
    }
    expect(check(clicks, null, null)).toEqual(fine);
  });

  it.each([
    ['sales for an event of leads', sales, 'LEAD', targetMessages.eventOfObjective],
    ['leads for a purchase', leads, 'PURCHASE', targetMessages.eventOfObjective],
    ['the value of anything but purchases', value, 'ADD_TO_CART', targetMessages.eventOfObjective],
    ['an unknown event', sales, 'VIEW_CONTENT', targetMessages.eventRequired],
    ['no event', value, null, targetMessages.eventRequired],
  ])('refuses %s', (_case, goal, event, message) => {
    expect(check(goal, event)).toEqual({ ...fine, selectedEventConversionType: message });
  });

  it('needs a pixel for conversions, and none for other goals', () => {
    expect(check(sales, 'PURCHASE', null)).toEqual({ ...fine, selectedPixel: ownMessages.pixelRequired });
    expect(check(clicks, null)).toEqual({ ...fine, selectedPixel: targetMessages.pixelUnused });
  });
});
