import { describe, expect, it } from 'vitest';
import { addClientScope, findClientScope, getClientHref } from './clientScope';
import type { Area } from './paths';

const area: Area = { kind: 'agency' };

describe('the client that a page is limited to', () => {
  it.each([
    ['/agency/leads', '?client=4&page=2', 4],
    ['/agency/clients/7', '', 7],
    ['/agency/clients/7', '?client=4', 7],
    ['/agency/clients/hidden', '', undefined],
    ['/agency/leads', '?client=x', undefined],
    ['/agency/leads', '', undefined],
  ])('at %s%s is %j', (pathname, search, expected) =>
    expect(findClientScope(area, { pathname, search })).toBe(expected),
  );
});

describe('a link of the menu', () => {
  it.each([
    ['/agency/leads', 4, '/agency/leads?client=4'],
    ['/agency/dashboard', 4, '/agency/dashboard'],
    ['/agency/leads', undefined, '/agency/leads'],
  ])('to %s with the client %j leads to %s', (href, client, expected) =>
    expect(addClientScope(area, href, client)).toBe(expected),
  );
});

describe('choosing a client', () => {
  it.each([
    ['/agency/ads/manage', 4, '/agency/ads/manage?client=4'],
    ['/agency/dashboard', 4, '/agency/clients/4'],
    ['/agency/clients/7', 4, '/agency/clients/4'],
    ['/agency/leads', undefined, '/agency/leads'],
    ['/agency/clients/7', undefined, '/agency/clients'],
  ])('at %s chooses %j and shows %s', (pathname, client, expected) =>
    expect(getClientHref(area, pathname, client)).toBe(expected),
  );
});
