import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { pageAddresses } from '../../../apps/dashboard/src/app/pageAddresses';
import { routes } from '../../../apps/dashboard/src/app/routes';
import { specifiedAddresses } from '../../../apps/dashboard/src/app/specifiedAddresses';
import { findPageScripts } from '../../../apps/server/src/web/findPageScripts';

const patterns = pageAddresses.map(({ path }) => path);

/** The script of each page is its pattern. */
const scripts = {
  addresses: patterns.map((path) => ({ path, page: path })),
  shared: [],
  pages: Object.fromEntries(patterns.map((path) => [path, [path]])),
};

/** Returns the pattern of the route that React Router shows. */
function findPattern(path: string): string {
  const matches = matchRoutes(routes, path) ?? [];
  return matches
    .map(({ route }) => route.path)
    .filter(Boolean)
    .join('/');
}

const paths = [
  ...patterns.map((pattern) => pattern.replaceAll(/:\w+|\*/g, '7')),
  ...specifiedAddresses.map(({ address }) => address.replaceAll(/[{}]/g, '')),
  '/agency/clients/hidden',
  '/agency/ads/unknown',
  '/agency/LOC1/smart-tag',
  '/super-admin/agency/clients/4',
  '/reset-password',
  '/unknown',
  '/',
];

it.each(paths)('the server names the scripts of the page that the app shows at %s', (path) => {
  const pattern = findPattern(path);
  expect(findPageScripts(scripts, path)).toEqual(patterns.includes(pattern) ? [pattern] : []);
});
