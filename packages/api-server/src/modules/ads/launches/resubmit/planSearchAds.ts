import type { AdResubmit } from '@adlane/contract/ads/launches';
import { encodeUrl } from '@adlane/contract/rules';
import { invalid } from '../../../../http/problem';
import type { GoogleParts, GoogleSearchAd } from '../../ads/google/googleParts';
import { create, type Operation } from '../google/googleOperations';
import { buildSearchAd } from '../google/searchCampaign';
import { checkTexts, listWritten, readTexts, type Texts } from './googleTexts';

type SearchKind = 'headlines' | 'adText';

/**
 * Returns the operations that replace each rejected Search ad by its own corrected one, in its ad group. A text that several
 * ads show is corrected in all of them. Pure.
 * @throws Problem 422 where an ad would have too few texts, or a text belongs to none of several ads
 */
export function planSearchAds(parts: GoogleParts, record: AdResubmit): Operation[] {
  const { landingPageUrl: url } = record.template_content;
  return parts.ads.flatMap((ad) => {
    const texts = parts.ads.length === 1 ? readTexts(record) : correctTexts(ad, parts, record);
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

/** The record lists the texts of all rejected ads in the order of `parts`. */
function correctTexts(ad: GoogleSearchAd, parts: GoogleParts, record: AdResubmit): Texts {
  const list = (kind: SearchKind) => {
    const known = parts.texts.filter((part) => part.kind === kind);
    const corrected = record.template_content[kind];
    if (listWritten(corrected.slice(known.length).map(({ value }) => value)).length > 0) {
      const message = 'Several ads are corrected at once. A new text would belong to none of them.';
      throw invalid({ [`template_content.${kind}`]: [message] });
    }
    return listWritten(
      ad[kind].map((text) => {
        const position = known.findIndex((part) => part.text === text);
        return corrected[position]?.value ?? text;
      }),
    );
  };
  return { headlines: list('headlines'), subHeadlines: [], adText: list('adText') };
}
