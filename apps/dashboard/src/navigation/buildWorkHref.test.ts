import type { WorkPlace } from '@adlane/screens';
import { describe, expect, it } from 'vitest';
import { buildWorkHref } from './buildWorkHref';
import { findArea } from './paths';

const agency = { agency: 'Smith & Co', is_trial: false };

describe('buildWorkHref', () => {
  it('leads to the agency in the list of its kind', () => {
    expect(buildWorkHref(agency)).toBe('/super-admin/subscriber?search=Smith+%26+Co');
    expect(buildWorkHref({ ...agency, is_trial: true })).toMatch(/^\/super-admin\/trial-subscriber\?/);
  });

  it.each<[WorkPlace, string]>([
    [{ kind: 'template', id: 5 }, '/super-admin/agency/ads/your-ads/templates/5'],
    [{ kind: 'ad', id: 7 }, '/super-admin/agency/ads/manage/7'],
    [{ kind: 'page', path: '/agency/ads/launch' }, '/super-admin/agency/ads/launch'],
  ])('leads from %j to the same page, viewed as the agency', (place, next) => {
    const query = new URLSearchParams(buildWorkHref(agency, place)?.split('?')[1]);
    expect([query.get('search'), query.get('next')]).toEqual(['Smith & Co', next]);
    expect(findArea(next)).toEqual({ kind: 'viewingAgency' });
  });

  it.each([
    '/agency/leads/…',
    '/agency/hl_7/leads',
    '/login',
    'https://evil.example/agency',
    '/agency/../x',
    '',
  ])('has no link for the page %j', (path) => {
    expect(buildWorkHref(agency, { kind: 'page', path })).toBeUndefined();
  });
});
