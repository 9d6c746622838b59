import { describe, expect, it } from 'vitest';
import { formatFieldLabel } from './fieldLabels';

describe('names of fields', () => {
  it.each([
    ['templateContent.headlines.1.value', 'Headline 2'],
    ['templateContent.adText.0.value', 'Ad Text 1'],
    ['templateContent.carousel.cards.1', 'Card 2'],
    ['templateContent.carousel.cards.1.mediaId', 'Image or video of card 2'],
    ['templateContent.carousel.cards.1.headline', 'Headline of card 2'],
    ['templateContent.carousel.cards.0.description', 'Description of card 1'],
    ['templateContent.carousel.cards.6.link', 'Page of card 7'],
    ['templateContent.carousel.cards', 'Cards'],
    ['budget', 'Budget'],
    ['leadForm.privacyPolicyUrl', 'Privacy policy of the lead form'],
    ['settings.selectedPixel', 'Pixel'],
    ['leadForm.disclaimerConsent', 'Lead form'],
    ['templateContent.adText', 'Ad texts'],
    ['templateTargeting.excludedCustomAudience', 'Excluded custom audiences'],
    ['templates.google.createAdTemplateData.headlines.1.text', 'Headline 2'],
    ['templates.google.createAdTemplateData.longHeadline.0.text', 'Long Headline 1'],
    ['templates.google.createAdTemplateData.description.0.text', 'Short Description'],
    ['templates.google.createAdTemplateData.description.2.text', 'Description 2'],
    ['templates.google.createAdTemplateData.headlines', 'Headlines'],
    ['templates.google.launchAdTemplateData.selectedConversionGoals', 'Conversion goals'],
    ['templates.google.launchAdTemplateData.targetLocationByRadius.0.radius', 'Places'],
  ])('%s is %s', (field, label) => expect(formatFieldLabel(field)).toBe(label));
});
