import {
  createDefaultGoogleTemplate,
  type GoogleTemplate,
  type TemplateMedia,
} from '@adlane/contract/ads/templates';
import type { GoogleField } from '@adlane/contract/constants';
import { addGoogleText } from '@adlane/contract/rules';

const fill = (field: GoogleField, texts: readonly string[]) =>
  texts.reduce<GoogleTemplate['createAdTemplateData']['headlines']>(
    (list, text) => addGoogleText(list, field, text),
    [],
  );

/** Builds the Google ad of the demo template, complete for a launch. */
export function buildGoogleTemplate({
  media,
  logos,
}: {
  readonly media: TemplateMedia[];
  readonly logos: TemplateMedia[];
}): GoogleTemplate {
  const { createAdTemplateData, targetAdTemplateData } = createDefaultGoogleTemplate();
  return {
    createAdTemplateData: {
      ...createAdTemplateData,
      headlines: fill('headlines', [
        'New Patient Visit for $79',
        'Exam, Cleaning and Pictures',
        'A Gentle Dentist Near You',
      ]),
      longHeadline: fill('longHeadlines', ['Your first visit with an exam, a cleaning and pictures for $79']),
      description: fill('descriptions', [
        'Evening appointments, most insurance accepted.',
        'Your plan and its price before anything starts. Book your first visit online.',
        'Forty new patient visits this month, with evening hours twice a week.',
      ]),
      googleTemplateMedia: media,
      googleTemplateLogos: logos,
      callToAction: 'BOOK_NOW',
    },
    targetAdTemplateData: {
      ...targetAdTemplateData,
      googleKeywords: {
        target: ['dentist near me', '"new patient exam"', '[teeth cleaning]'],
        negative: ['dental school'],
      },
    },
    launchAdTemplateData: {
      businessName: 'Brightside Dental',
      campaignName: 'New patients',
      finalUrl: 'https://brightside-dental.example/new-patients',
      phoneNumber: '+1 212 555 0142',
      currency: 'USD',
      adBudget: 4500,
      budgetType: 'Daily',
      googleConversion: 'conversions',
      selectedConversionGoals: [{ id: 'SUBMIT_LEAD_FORM~WEBSITE', name: 'Submit lead form (website)' }],
      googleCampaignObjectives: ['LEADS'],
      targetLocationBySearch: [{ mode: 'include', id: '1023191', name: 'New York, New York, United States' }],
    },
  };
}
