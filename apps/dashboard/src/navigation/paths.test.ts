import { describe, expect, it } from 'vitest';
import { type Area, findArea, getHomePath, getSignInPath, parseNextPath, paths } from './paths';

describe('paths', () => {
  it.each<[string, Area | undefined]>([
    ['/', undefined],
    ['/login', undefined],
    ['/agency', { kind: 'agency' }],
    ['/agency/ads/manage', { kind: 'agency' }],
    ['/agency/leads?page=2', { kind: 'agency' }],
    ['/agency/hl_7/ads/manage', { kind: 'client', highLevelId: 'hl_7' }],
    ['/agency/a%20b/ads', { kind: 'client', highLevelId: 'a b' }],
    ['/super-admin/tickets', { kind: 'superAdmin' }],
    ['/super-admin/agency/ads', { kind: 'viewingAgency' }],
    ['/agencyx/ads', undefined],
  ])('%s belongs to the area %j', (pathname, area) => expect(findArea(pathname)).toEqual(area));

  it.each<[Area, string, string]>([
    [{ kind: 'agency' }, '/agency/dashboard', '/agency/ads/your-ads/templates/7'],
    [
      { kind: 'client', highLevelId: 'a b' },
      '/agency/a%20b/ads/manage',
      '/agency/a%20b/ads/your-ads/templates/7',
    ],
    [{ kind: 'superAdmin' }, '/super-admin/dashboard', '/super-admin/ads/master/templates/7'],
    [
      { kind: 'viewingAgency' },
      '/super-admin/agency/dashboard',
      '/super-admin/agency/ads/your-ads/templates/7',
    ],
  ])('the home of %j is %s', (area, home, template) => {
    expect(getHomePath(area)).toBe(home);
    expect(paths.template(area, 7)).toBe(template);
    expect(findArea(home)).toEqual(area);
  });

  it.each([
    ['location1', '/agency/location1/leads', '/agency/location1/login?next=%2Fagency%2Flocation1%2Fleads'],
    ['location1', '/agency/location1/ads/manage', '/agency/location1/login'],
    ['client-7', '/agency/client-7/ads/manage', '/login'],
  ])('a client of the area %s at %s signs in at %s', (highLevelId, next, path) => {
    expect(getSignInPath({ kind: 'client', highLevelId }, next)).toBe(path);
  });

  it('a super admin whose viewing session ended returns to the subscribers, all others to the sign-in page', () => {
    expect(getSignInPath({ kind: 'viewingAgency' }, '/super-admin/agency/leads')).toBe(paths.subscribers);
    expect(getSignInPath({ kind: 'agency' }, '/agency/leads')).toBe('/login?next=%2Fagency%2Fleads');
    expect(getSignInPath({ kind: 'superAdmin' }, '/super-admin/dashboard')).toBe('/login');
  });

  it('the assets path names one business or all', () => {
    expect(paths.assets({ kind: 'agency' }, 12)).toBe('/agency/connect/12/all');
    expect(paths.assets({ kind: 'superAdmin' }, 12, '30/01')).toBe('/super-admin/connect/12/30%2F01');
  });

  it('the inserts path differs for clients', () => {
    expect(paths.inserts({ kind: 'agency' })).toBe('/agency/smart-tag');
    expect(paths.inserts({ kind: 'client', highLevelId: 'h' })).toBe('/agency/h/inserts');
  });

  it.each<[Area, string]>([
    [{ kind: 'agency' }, '/agency/connect'],
    [{ kind: 'client', highLevelId: 'h' }, '/agency/h/connect'],
    [{ kind: 'superAdmin' }, '/super-admin/connect'],
  ])('the connect path of %j is %s', (area, connect) => {
    expect(paths.connect(area)).toBe(connect);
    expect(findArea(connect)).toEqual(area);
    expect(findArea(`${connect}/facebook`)).toEqual(area);
  });

  it('the templates path has the folder in its query', () => {
    expect(paths.templates({ kind: 'agency' }, 3)).toBe('/agency/ads/your-ads/templates?folderId=3');
  });

  it.each([
    ['/agency/ads/manage?page=2', true],
    ['/super-admin/tickets/1', true],
    ['//evil.com', false],
    ['/\\evil.com', false],
    ['https://evil.com', false],
    ['javascript:alert(1)', false],
    ['/login', false],
    ['', false],
    [null, false],
  ])('the next path %s is parsed as %s', (next, isSafe) =>
    expect(parseNextPath(next)).toBe(isSafe ? next : undefined),
  );
});
