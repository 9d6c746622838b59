import type { GoogleAdTerms } from '@adlane/contract/ads/ads';
import { googleBiddingLabels, googleCampaignTypes, googleLanguages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

type Fact = { readonly label: string; readonly value: string };

function listPlaces(terms: GoogleAdTerms): string[] {
  const places = [
    ...terms.targetLocationBySearch,
    ...terms.targetLocationByRadius.map(({ mode, address, radius, distanceUnit }) => ({
      mode,
      name: translate(
        distanceUnit === 'mile' ? '{radius} miles around {address}' : '{radius} kilometers around {address}',
        { radius, address },
      ),
    })),
  ];
  const included = places.filter(({ mode }) => mode !== 'exclude').map(({ name }) => name);
  const excluded = places
    .filter(({ mode }) => mode === 'exclude')
    .map(({ name }) => translate('not {name}', { name }));
  // Exclusions narrow what was named before them.
  return [...(terms.isEverywhere ? [translate('Everywhere in the world')] : []), ...included, ...excluded];
}

/** Lists what a Google ad was launched with: campaign type, bidding, languages and places. */
export function listGoogleFacts(terms: GoogleAdTerms | null): Fact[] {
  if (terms === null) return [];
  const type = googleCampaignTypes.find(({ value }) => value === terms.campaignType);
  const languages = googleLanguages.filter(({ code }) => terms.targetLanguages.includes(code));
  return [
    { label: translate('Campaign type'), value: translate(type?.label ?? terms.campaignType) },
    { label: translate('Bids for'), value: translate(googleBiddingLabels[terms.bidding]) },
    { label: translate('Languages'), value: languages.map(({ label }) => translate(label)).join(', ') },
    { label: translate('Places'), value: listPlaces(terms).join(', ') },
  ];
}
