import { describe, expect, it } from 'vitest';
import { listRegionalCategories, mapRegionalIdentities, needsEuDeclaration } from './declarationRules';

describe('needsEuDeclaration', () => {
  it.each<[readonly string[], boolean]>([
    [['US'], false],
    [['GB', 'CH', 'NO'], false],
    [['US', 'DE'], true],
    [['RE'], true],
  ])('of %j is %s', (countries, expected) => {
    expect(needsEuDeclaration(countries)).toBe(expected);
  });
});

describe('listRegionalCategories', () => {
  it.each<[readonly string[], string, readonly string[]]>([
    [['US', 'AU'], 'NONE', []],
    [['SG', 'TW', 'TW'], 'NONE', ['SINGAPORE_UNIVERSAL', 'TAIWAN_UNIVERSAL']],
    [['TH'], 'HOUSING', ['THAILAND_UNIVERSAL']],
    [['AU', 'IN'], 'FINANCIAL_PRODUCTS_SERVICES', ['AUSTRALIA_FINSERV', 'INDIA_FINSERV']],
    [['TW'], 'FINANCIAL_PRODUCTS_SERVICES', ['TAIWAN_UNIVERSAL', 'TAIWAN_FINSERV']],
  ])('of %j and %s are %j', (countries, category, expected) => {
    expect(listRegionalCategories(countries, category)).toEqual(expected);
  });
});

describe('mapRegionalIdentities', () => {
  const identities = { beneficiary: '77', payer: '88' };
  it.each<[string, object]>([
    ['TAIWAN_UNIVERSAL', { taiwan_universal_beneficiary: '77', taiwan_universal_payer: '88' }],
    ['TAIWAN_FINSERV', { taiwan_finserv_beneficiary: '77', taiwan_finserv_payer: '88' }],
    ['SINGAPORE_UNIVERSAL', { singapore_universal_beneficiary: '77', singapore_universal_payer: '88' }],
    ['AUSTRALIA_FINSERV', { australia_finserv_beneficiary: '77', australia_finserv_payer: '88' }],
    ['INDIA_FINSERV', { india_finserv_beneficiary: '77', india_finserv_payer: '88' }],
    ['THAILAND_UNIVERSAL', { universal_beneficiary: '77', universal_payer: '88' }],
  ])('names those of %s as Meta does', (category, expected) => {
    expect(mapRegionalIdentities([category], identities)).toEqual(expected);
  });

  it('names none where nothing is declared', () => {
    expect(mapRegionalIdentities([], identities)).toEqual({});
  });
});
