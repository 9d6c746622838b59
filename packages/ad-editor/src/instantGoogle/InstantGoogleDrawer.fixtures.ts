import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { storyGoogleTemplate } from '../story/storyGoogleTemplate';

const google = { ...createDefaultGoogleTemplate(), ...storyGoogleTemplate.templates.google };
/** An ad with all that a launch needs. */
export const writtenAd = {
  niche: 'Dental',
  templates: {
    google: {
      ...google,
      launchAdTemplateData: {
        ...google.launchAdTemplateData,
        campaignName: 'Spring check-up',
        googleCampaignObjectives: ['LEADS'],
        selectedConversionGoals: [{ id: '1', name: 'Booked visits' }],
        currency: 'USD',
        adBudget: 2500,
      },
    },
  },
};
