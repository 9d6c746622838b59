import type { Template, TemplateContent } from '@adlane/contract/ads/templates';
import { storyLandscape, storySquare, storyUpright } from '../../story/storyPreview';
import { storyTemplate } from '../../story/storyTemplate';

const cards = [
  { id: 1, mediaId: storySquare.id, headline: 'A Bright Room', description: 'Evenings too.', link: '' },
  { id: 2, mediaId: storyLandscape.id, headline: 'A Calm Visit', description: '', link: '' },
  {
    id: 3,
    mediaId: storyUpright.id,
    headline: 'At {Business Name}',
    description: 'Next to the park.',
    link: 'https://brightside.example/team',
  },
];

const media = [storySquare, { ...storyLandscape, id: 2 }, storyUpright];

/** A template of single ads with three pictures, from which a story makes a carousel. */
export const singleTemplate: Template = { ...storyTemplate, templateMedia: media };

const templateContent: TemplateContent = {
  ...storyTemplate.templateContent,
  landingPageUrl: 'https://brightside.example/spring',
  carousel: {
    isEnabled: true,
    isOptimized: false,
    hasEndCard: true,
    cards: cards.map((card, index) => ({ ...card, mediaId: media[index]?.id ?? null })),
  },
};

/** A traffic ad with a carousel of three cards. */
export const carouselTemplate: Template = {
  ...singleTemplate,
  templateAdType: 'landing_page',
  templateContent,
};
