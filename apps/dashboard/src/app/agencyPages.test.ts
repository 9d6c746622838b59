import { agencyPages } from '@adlane/contract/constants';
import { expect, it } from 'vitest';
import { areaPages } from './areaPages';

it('every page of the agency has an address that is not taken for the CRM id of a client', () => {
  const segments = areaPages
    .filter(({ areas }) => areas.includes('agency'))
    .map(({ path }) => path.split('/')[0] ?? '')
    .filter((segment) => segment !== '' && segment !== '*');
  const known: readonly string[] = agencyPages;
  expect([...new Set(segments)].filter((segment) => !known.includes(segment))).toEqual([]);
});
