import type { TemplateMedia } from '@adlane/contract/ads/templates';
import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { buildFacebookPreview } from '../previews/content/buildFacebookPreview';
import { buildGooglePreview } from '../previews/content/buildGooglePreview';
import type { BuildContent } from '../previews/content/PreviewContent';
import { storyTemplate } from './storyTemplate';

/** Draws an image of any aspect ratio that makes crops visible: a frame with a disc in its center. */
function drawing(name: string, width: number, height: number): TemplateMedia {
  const radius = Math.min(width, height) * 0.3;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><rect width='${width}' height='${height}' fill='#0b6b7a'/><rect x='24' y='24' width='${width - 48}' height='${height - 48}' fill='#b8dbe0'/><circle cx='${width / 2}' cy='${height / 2}' r='${radius}' fill='#e3a23b'/></svg>`;
  return {
    id: width,
    kind: 'image',
    name,
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width,
    height,
  };
}

export const storyLandscape = drawing('A bright room', 1200, 628);
export const storySquare = drawing('A smile', 1200, 1200);
export const storyUpright = drawing('A chair by the window', 1080, 1920);

export const storyPageOfAd = { name: 'Brightside Dental', picture_url: null };

export const storyFacebookPreview = buildFacebookPreview({
  ad: storyTemplate,
  media: [storyLandscape],
  page: storyPageOfAd,
});

const texts = (...values: string[]) => values.map((text, index) => ({ id: index + 1, title: '', text }));
const google = createDefaultGoogleTemplate();

export const storyGoogleTemplate = {
  ...google,
  createAdTemplateData: {
    ...google.createAdTemplateData,
    headlines: texts('A Calm First Visit', 'Book in One Minute', 'Evenings Too'),
    longHeadline: texts('A calm first visit, a clear plan and no surprises on the bill'),
    description: texts('Bring the whole family this spring.', 'Open in the evenings, next to the park.'),
    googleTemplateMedia: [storyLandscape, storySquare],
    googleTemplateLogos: [storySquare],
    callToAction: 'BOOK_NOW',
  },
};

export const storyGooglePreview = buildGooglePreview({
  template: storyGoogleTemplate,
  businessName: 'Brightside Dental',
  finalUrl: 'https://www.brightside.example/spring',
});

/** The right one for each placement. */
export const storyPreview: BuildContent = (placement) =>
  placement.platform === 'google' ? storyGooglePreview(placement) : storyFacebookPreview(placement);
