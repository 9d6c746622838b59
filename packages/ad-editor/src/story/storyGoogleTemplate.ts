import {
  createDefaultGoogleTemplate,
  type GoogleAdText,
  type Template,
} from '@adlane/contract/ads/templates';
import { formatGoogleTextTitle, type GoogleField } from '@adlane/contract/constants';
import { storyTemplate } from './storyTemplate';

function texts(field: GoogleField, list: readonly string[]): GoogleAdText[] {
  return list.map((text, index) => ({ id: index + 1, title: formatGoogleTextTitle(field, index), text }));
}

const google = createDefaultGoogleTemplate();

/** A Google template without a fault, for stories and tests. */
export const storyGoogleTemplate: Template = {
  ...storyTemplate,
  id: 8,
  name: 'Dental: Search and Display',
  platforms: ['google'],
  platformValidation: { google: false },
  selectedLeadForm: null,
  templates: {
    google: {
      ...google,
      createAdTemplateData: {
        ...google.createAdTemplateData,
        headlines: texts('headlines', ['A Spring Check-up', 'Your First Visit Is Free', 'Smile Again']),
        longHeadline: texts('longHeadlines', ['A calm first visit and a clear plan, close to your home']),
        description: texts('descriptions', [
          'Book your spring check-up this week.',
          'Evenings and Saturdays too. Children come along for free.',
          'New in town? We have kept a place for you.',
        ]),
        callToAction: 'BOOK_NOW',
      },
      targetAdTemplateData: {
        ...google.targetAdTemplateData,
        googleKeywords: {
          target: ['dental clinic', '"first visit"', '[dentist near me]'],
          negative: ['jobs'],
        },
      },
      launchAdTemplateData: {
        businessName: 'Brightside Dental',
        finalUrl: 'https://brightside.example/spring',
        targetLocationBySearch: [{ mode: 'include', id: '1023191', name: 'New York, United States' }],
      },
    },
  },
};

/** The same with all that a launch needs. */
export const launchableGoogleTemplate: Template = {
  ...storyGoogleTemplate,
  templates: {
    google: {
      ...google,
      ...storyGoogleTemplate.templates.google,
      launchAdTemplateData: {
        ...storyGoogleTemplate.templates.google?.launchAdTemplateData,
        campaignName: 'Spring visits',
        googleCampaignObjectives: ['LEADS'],
        selectedConversionGoals: [{ id: '1', name: 'Booked visits' }],
        currency: 'USD',
        adBudget: 2500,
        budgetType: 'Daily',
      },
    },
  },
};
