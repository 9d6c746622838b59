import { findLongestInserts } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { writtenAd } from './InstantGoogleDrawer.fixtures';
import {
  checkInstantGoogleStep,
  findInstantGoogleStep,
  startGoogleDraft,
  toAdSource,
} from './instantGoogleForm';

const context = { inserts: findLongestInserts([]) };
const launch = 'templates.google.launchAdTemplateData';

describe('the form of an instant Google launch', () => {
  it('requires the texts of the ad before anything else', () => {
    const missing = checkInstantGoogleStep(startGoogleDraft(), 'ad', context);
    expect(Object.keys(missing)).toEqual(
      expect.arrayContaining([`${launch}.businessName`, `${launch}.campaignName`, `${launch}.finalUrl`]),
    );
    expect(Object.keys(missing).some((field) => field.includes('headlines'))).toBe(true);
  });

  it.each(['ad', 'audience', 'account', 'confirm'] as const)(
    'finds no error at step %s of a complete ad',
    (step) => {
      expect(checkInstantGoogleStep(startGoogleDraft(writtenAd), step, context)).toEqual({});
    },
  );

  it('launches the ad without a template', () => {
    expect(toAdSource(startGoogleDraft(writtenAd))).toEqual({
      templateId: null,
      niche: 'Dental',
      google: writtenAd.templates.google,
    });
  });

  it.each([
    [`${launch}.campaignName`, 'ad'],
    [`${launch}.phoneNumber`, 'ad'],
    ['templates.google.createAdTemplateData.headlines', 'ad'],
    [`${launch}.adBudget`, 'audience'],
    ['templates.google.targetAdTemplateData.googleKeywords', 'audience'],
  ])('%s is fixed at step %s', (field, step) => expect(findInstantGoogleStep(field)).toBe(step));
});
