import type { AdResubmit } from '@adlane/contract/ads/launches';
import { encodeUrl } from '@adlane/contract/rules';
import type { GoogleParts } from '../../ads/google/googleParts';
import { create, type Operation } from '../google/googleOperations';
import { buildSearchAd } from '../google/searchCampaign';
import { checkTexts, correctTexts, readTexts } from './googleTexts';

/**
 * Returns the operations that replace each rejected Search ad by its own corrected one, in its ad group. A text that several
 * ads show is corrected in all of them. Pure.
 * @throws Problem 422 where an ad would have too few texts, or a text belongs to none of several ads
 */
export function planSearchAds(parts: GoogleParts, record: AdResubmit): Operation[] {
  const { landingPageUrl: url } = record.template_content;
  return parts.ads.flatMap((ad) => {
    const texts =
      parts.ads.length === 1 ? readTexts(record) : correctTexts({ ...ad, subHeadlines: [] }, parts, record);
    checkTexts(texts, true);
    const toList = (list: readonly string[]) => list.map((text) => ({ text }));
    const responsiveSearchAd = buildSearchAd({
      headlines: toList(texts.headlines),
      description: toList(texts.adText),
    });
    const finalUrls = [url === parts.finalUrl ? ad.finalUrl : encodeUrl(url)];
    return [
      create('adGroupAd', { adGroup: ad.group, status: 'ENABLED', ad: { finalUrls, responsiveSearchAd } }),
      { adGroupAdOperation: { remove: ad.name } },
    ];
  });
}
