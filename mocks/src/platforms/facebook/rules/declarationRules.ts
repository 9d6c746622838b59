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
/** Those that it demands of financial products. */
const financial: Readonly<Record<string, string>> = {
  AU: 'AUSTRALIA_FINSERV',
  IN: 'INDIA_FINSERV',
  TW: 'TAIWAN_FINSERV',
};
/** How the identities of a declaration are called (Marketing API, ad set, `regional_regulation_identities`). */
const identityNames: Readonly<Record<string, string>> = {
  TAIWAN_UNIVERSAL: 'taiwan_universal',
  SINGAPORE_UNIVERSAL: 'singapore_universal',
  THAILAND_UNIVERSAL: 'universal',
  BRAZIL_REGULATION: 'universal',
  AUSTRALIA_FINSERV: 'australia_finserv',
  INDIA_FINSERV: 'india_finserv',
  TAIWAN_FINSERV: 'taiwan_finserv',
};

/**
 * Validates what the countries of an ad set demand: that they exist, the pair of the EU's Digital Services
 * Act, and regional declarations.
 * @throws GraphFault
 */
export function checkDeclarations(params: GraphParameters, categories: readonly string[]): void {
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
  const isFinancial = categories.includes('FINANCIAL_PRODUCTS_SERVICES');
  for (const country of countries) {
    for (const category of [regional[country], isFinancial ? financial[country] : undefined]) {
      if (category === undefined || declared.includes(category)) continue;
      throw refused(
        3858550,
        'Declaration missing',
        `Ads in ${country} need ${category} in regional_regulated_categories.`,
        'regional_regulated_categories',
      );
    }
  }
  checkIdentities(params.regional_regulation_identities, declared);
}

/** Each declaration needs the ids of two verified identities, and none may come without its declaration. */
function checkIdentities(given: unknown, declared: readonly string[]): void {
  const identities = isRecord(given) ? given : {};
  const needed = declared.flatMap((category) => {
    const name = identityNames[category] ?? category.toLowerCase();
    return [`${name}_beneficiary`, `${name}_payer`];
  });
  const missing = needed.find((name) => !/^\d+$/.test(toText(identities[name])));
  if (missing !== undefined) {
    throw refused(
      missing.endsWith('payer') ? 3858636 : 3858634,
      'Beneficiary/payer is missing',
      `${missing} must be the number of a verified identity.`,
      'regional_regulation_identities',
    );
  }
  const stray = Object.keys(identities).find((name) => !needed.includes(name));
  if (stray !== undefined) {
    throw refused(
      3858550,
      'Identity without declaration',
      `${stray} belongs to no declared category.`,
      'regional_regulation_identities',
    );
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
