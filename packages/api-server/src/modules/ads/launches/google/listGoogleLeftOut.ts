import { findGoogleAmounts, findGoogleBidding } from '@adlane/contract/rules';
import type { ReadyGoogleInputs } from './googleInputs';
import { findImageField, findLogoField } from './pictureShapes';
import { maxDescriptions } from './searchCampaign';

/** Lists what was written or chosen for a Google launch and is not sent, with the reason. Pure. */
export function listGoogleLeftOut(inputs: ReadyGoogleInputs): string[] {
  const isSearch = inputs.settings.campaignType === 'SEARCH';
  return [
    ...listPlaces(inputs),
    ...listBidding(inputs),
    ...(isSearch ? listForSearch(inputs) : listPictureShapes(inputs)),
  ];
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function listPlaces({ settings }: ReadyGoogleInputs): string[] {
  const excluded = settings.targetLocationByRadius.filter(({ mode }) => mode === 'exclude').length;
  return excluded > 0
    ? [
        `${formatCount(excluded, 'excluded radius place')}: Google cannot exclude a radius. Exclude a place by name.`,
      ]
    : [];
}

function listBidding(inputs: ReadyGoogleInputs): string[] {
  switch (findGoogleBidding(inputs.settings)) {
    case 'clicks':
      return listForClicks(inputs);
    case 'conversions':
      return listForeignTarget(inputs);
    case 'conversion_value':
      return [];
  }
}

/** The template's target cost, which an account with another currency does not get. */
function listForeignTarget({ settings, google, account }: ReadyGoogleInputs): string[] {
  const isProposed = settings.googleBidStrategy.targetCpa === undefined;
  const isForeign =
    google.targetAdTemplateData.targetCPA !== null &&
    findGoogleAmounts(google, account.currency).targetCPA === null;
  return isProposed && isForeign
    ? [`Target cost per action: the template's is not in ${account.currency}, and is never converted.`]
    : [];
}

/** What only bids for conversions use. */
function listForClicks({ settings, google }: ReadyGoogleInputs): string[] {
  const goals = settings.selectedConversionGoals.length;
  const { targetCpa, targetRoas } = settings.googleBidStrategy;
  const hasTarget = [targetCpa, targetRoas, google.targetAdTemplateData.targetCPA].some(
    (each) => each != null,
  );
  return [
    ...(goals > 0
      ? [`${formatCount(goals, 'conversion goal')}: a Search campaign for website traffic bids for clicks.`]
      : []),
    ...(hasTarget ? ['Target cost or return: the campaign bids for clicks.'] : []),
  ];
}

function listForSearch({ google }: ReadyGoogleInputs): string[] {
  const content = google.createAdTemplateData;
  const written = (list: readonly { readonly text: string }[]) =>
    list.filter(({ text }) => text !== '').length;
  const media = content.googleTemplateMedia.length + content.googleTemplateLogos.length;
  const descriptions = written(content.description) - maxDescriptions;
  const long = written(content.longHeadline);
  const signals = google.targetAdTemplateData.selectedAudienceSignals.length;
  return [
    ...(media > 0 ? [`${formatCount(media, 'image')} and videos: Search shows texts only.`] : []),
    ...(long > 0 ? [`${formatCount(long, 'long headline')}: Search does not show them.`] : []),
    ...(descriptions > 0
      ? [`${formatCount(descriptions, 'description')}: a Search ad takes ${maxDescriptions}.`]
      : []),
    ...(signals > 0 ? [`${formatCount(signals, 'audience signal')}: only Performance Max uses them.`] : []),
  ];
}

function listPictureShapes({ google }: ReadyGoogleInputs): string[] {
  const { googleTemplateMedia, googleTemplateLogos } = google.createAdTemplateData;
  const images = googleTemplateMedia.filter((media) => media.kind === 'image' && !findImageField(media));
  const logos = googleTemplateLogos.filter((logo) => !findLogoField(logo));
  return [...images, ...logos].map(({ name }) => `${name}: Google does not show images of this shape.`);
}
