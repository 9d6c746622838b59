import type { GoogleLaunchPlan } from '@adlane/contract/ads/launches';
import { namingPrefix } from '@adlane/contract/constants';
import { parseKeyword, parseYoutubeVideoId } from '@adlane/contract/rules';
import { fillGoogleInserts, type ReadyGoogleInputs } from '../google/googleInputs';
import { listPictures } from '../google/performanceMax';
import { buildSearchAd } from '../google/searchCampaign';

/** Describes what a Google launch creates, for its user. Pure. */
export function describeGooglePlan(given: ReadyGoogleInputs): GoogleLaunchPlan {
  const inputs = fillGoogleInserts(given);
  const { settings, google } = inputs;
  const campaign = `${namingPrefix} ${settings.campaignName}`;
  const keywords = google.targetAdTemplateData.googleKeywords.target;
  const content = google.createAdTemplateData;
  if (settings.campaignType === 'SEARCH') {
    const { headlines, descriptions } = buildSearchAd(content);
    return {
      campaignType: 'SEARCH',
      campaign,
      keywords,
      ad: {
        headlines: headlines.map(({ text }) => text),
        adText: descriptions.map(({ text }) => text),
        subHeadlines: [],
        mediaIds: [],
      },
    };
  }
  const pictures = new Set(listPictures({ inputs }).map(({ key }) => key));
  const media = content.googleTemplateMedia.filter(({ id, kind, url }) =>
    kind === 'video' ? parseYoutubeVideoId(url) !== undefined : pictures.has(`image:${id}`),
  );
  const texts = (list: readonly { readonly text: string }[]) =>
    [...new Set(list.map(({ text }) => text))].filter((text) => text !== '');
  return {
    campaignType: 'PERFORMANCE_MAX',
    campaign,
    keywords: [...new Set(keywords.map((written) => parseKeyword(written).text))],
    ad: {
      headlines: texts(content.headlines),
      adText: texts(content.description),
      subHeadlines: texts(content.longHeadline),
      mediaIds: media.map(({ id }) => id),
    },
  };
}
