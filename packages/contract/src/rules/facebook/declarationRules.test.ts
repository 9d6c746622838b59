import { describe, expect, it } from 'vitest';
import { listRegionalCategories, needsEuDeclaration } from './declarationRules';

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
