import { euCountryCodes } from '../../constants/countries';

/** Declarations by country that Facebook demands of every ad there. */
const universal: Readonly<Record<string, string>> = {
  SG: 'SINGAPORE_UNIVERSAL',
  TH: 'THAILAND_UNIVERSAL',
  TW: 'TAIWAN_UNIVERSAL',
};
/** Declarations by country that Facebook demands of ads for financial products. */
const financial: Readonly<Record<string, string>> = {
  AU: 'AUSTRALIA_FINSERV',
  IN: 'INDIA_FINSERV',
  TW: 'TAIWAN_FINSERV',
};

/** How the verified identities of a declaration are called in `regional_regulation_identities`. */
const identityNames: Readonly<Record<string, string>> = {
  THAILAND_UNIVERSAL: 'universal',
};

/** Returns whether ads in these countries must name their beneficiary and payer (`dsa_beneficiary`, `dsa_payor`). */
export function needsEuDeclaration(countries: readonly string[]): boolean {
  return countries.some((country) => euCountryCodes.has(country));
}

/** Lists the `regional_regulated_categories` of ads in these countries, each once. */
export function listRegionalCategories(countries: readonly string[], specialAdCategory: string): string[] {
  const isFinancial = specialAdCategory === 'FINANCIAL_PRODUCTS_SERVICES';
  const categories = countries.flatMap((country) => [
    universal[country] ?? [],
    (isFinancial && financial[country]) || [],
  ]);
  return [...new Set(categories.flat())];
}

/**
 * Returns `regional_regulation_identities`: who benefits and who pays, for each of the declarations.
 * @param identities numbers of identities that Meta has verified; the same may do both
 */
export function mapRegionalIdentities(
  categories: readonly string[],
  { beneficiary, payer }: { readonly beneficiary: string; readonly payer: string },
): Record<string, string> {
  return Object.fromEntries(
    categories.flatMap((category) => {
      const name = identityNames[category] ?? category.toLowerCase();
      return [
        [`${name}_beneficiary`, beneficiary],
        [`${name}_payer`, payer],
      ];
    }),
  );
}
