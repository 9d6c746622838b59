import { countryCodes, euCountryCodes } from '@adlane/contract/constants';
import { toText } from '../../toText';
import { type GraphParameters, isRecord } from '../checkParameters';
import { refused } from '../graphFault';
import { places } from '../places';
import { isFilledList } from './campaignRules';

/** Declarations that Graph demands by country; the published list has their numbers only. */
const regional: Readonly<Record<string, string>> = {
  TW: 'TAIWAN_UNIVERSAL',
  SG: 'SINGAPORE_UNIVERSAL',
  TH: 'THAILAND_UNIVERSAL',
};

/**
 * Validates what the countries of an ad set demand: that they exist, the pair of the EU's Digital Services
 * Act, and regional declarations.
 * @throws GraphFault
 */
export function checkDeclarations(params: GraphParameters): void {
  const countries = listCountries(params);
  const stranger = countries.find((country) => !countryCodes.includes(country));
  if (stranger !== undefined) {
    throw refused(1885364, 'Country not valid', `${stranger} is no country that ads reach.`, 'targeting');
  }
  const isNamed = Boolean(params.dsa_beneficiary) && Boolean(params.dsa_payor);
  if (countries.some((country) => euCountryCodes.has(country)) && !isNamed) {
    throw refused(
      3858081,
      'No advertiser indicated',
      'Name who benefits from the ads and who pays for them.',
      'dsa_beneficiary',
    );
  }
  const declared = isFilledList(params.regional_regulated_categories)
    ? params.regional_regulated_categories.map(toText)
    : [];
  for (const country of countries) {
    const category = regional[country];
    if (category !== undefined && !declared.includes(category)) {
      throw refused(
        3858550,
        'Declaration missing',
        `Ads in ${country} need ${category} in regional_regulated_categories.`,
        'regional_regulated_categories',
      );
    }
  }
}

/** Countries that are named, and those of named places. */
function listCountries({ targeting }: GraphParameters): string[] {
  const geo = isRecord(targeting) && isRecord(targeting.geo_locations) ? targeting.geo_locations : {};
  const named = isFilledList(geo.countries) ? geo.countries.map(toText) : [];
  const keys = ['regions', 'cities', 'zips'].flatMap((field) => {
    const list = geo[field];
    return isFilledList(list) ? list.filter(isRecord).map((place) => toText(place.key)) : [];
  });
  return [...named, ...keys.flatMap((key) => places.find((place) => place.key === key)?.country_code ?? [])];
}
