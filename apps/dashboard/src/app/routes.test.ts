import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './routes';
import { specifiedAddresses } from './specifiedAddresses';

/** Returns the pattern of the matched page; a star for the page of unknown paths. */
function findPattern(pathname: string): string | undefined {
  return matchRoutes(routes, pathname)
    ?.map(({ route }) => route.path)
    .filter(Boolean)
    .join('/');
}

describe('routes', () => {
  it.each([
    ['/agency', '/agency'],
    ['/agency/dashboard', '/agency/dashboard'],
    ['/agency/ads', '/agency/ads'],
    ['/agency/ads/manage', '/agency/ads/manage'],
    ['/agency/ads/manage/4', '/agency/ads/manage/:adId'],
    ['/agency/ads/your-ads', '/agency/ads/your-ads'],
    ['/agency/ads/your-ads/templates/7', '/agency/ads/your-ads/templates/:templateId'],
    ['/agency/ads/manage/templates', '/agency/ads/manage/templates'],
    ['/agency/ads/unknown', '/agency/ads/*'],
    ['/agency/leads/1/unknown', '/agency/leads/*'],
    ['/agency/token/login', '/agency/:token/login'],
    ['/agency/hl/ads/manage', '/agency/:highLevelId/ads/manage'],
    ['/agency/ad-swipe', '/agency/ad-swipe'],
    ['/agency/hl/inserts', '/agency/:highLevelId/inserts'],
    ['/agency/hl/smart-tag', '/agency/:highLevelId/*'],
    ['/agency/connect/facebook', '/agency/connect/:channel'],
    ['/agency/hl/connect/3/all', '/agency/:highLevelId/connect/:sourceId/:businessId'],
    ['/agency/my-account/billing', '/agency/my-account/:section'],
    ['/super-admin/my-account', '/super-admin/my-account'],
    ['/agency/clients', '/agency/clients'],
    ['/agency/clients/hidden', '/agency/clients/:clientId'],
    ['/agency/clients/media', '/agency/clients/media'],
    ['/agency/hl/ads/custom', '/agency/:highLevelId/ads/custom'],
    ['/agency/hl/media', '/agency/:highLevelId/media'],
    ['/agency/ads/master', '/agency/ads/master'],
    ['/agency/hl/ads/master', '/agency/:highLevelId/*'],
    ['/agency/hl/clients', '/agency/:highLevelId/*'],
    ['/super-admin/agency/clients/4', '/super-admin/agency/clients/:clientId'],
    ['/agency/leads', '/agency/leads'],
    ['/agency/hl/leads/3', '/agency/:highLevelId/leads/:leadId'],
    ['/super-admin/leads', '/super-admin/leads'],
    ['/super-admin/subscriber', '/super-admin/subscriber'],
    ['/super-admin/subscriber/4', '/super-admin/subscriber/:subscriberId'],
    ['/super-admin/trial-subscriber', '/super-admin/trial-subscriber'],
    ['/super-admin/niche', '/super-admin/niche'],
    ['/super-admin/dashboard', '/super-admin/dashboard'],
    ['/super-admin/announcements', '/super-admin/announcements'],
    ['/super-admin/plans', '/super-admin/plans'],
    ['/super-admin/outbox', '/super-admin/outbox'],
    ['/agency/inbox/ticket/3', '/agency/inbox/:kind/:itemId'],
    ['/agency/inbox/saved-replies', '/agency/inbox/saved-replies'],
    ['/agency/contacts', '/agency/contacts'],
    ['/super-admin/contacts/3', '/super-admin/contacts/:contactId'],
    ['/agency/projects', '/agency/projects'],
    ['/agency/projects/3', '/agency/projects/:projectId'],
    ['/agency/projects/3/content/help', '/agency/projects/:projectId/content/*'],
    ['/super-admin/projects/3/content/news/new', '/super-admin/projects/:projectId/content/*'],
    ['/agency/projects/3/outbound/surveys', '/agency/projects/:projectId/outbound/*'],
    ['/agency/projects/3/outbound/tours/new', '/agency/projects/:projectId/outbound/*'],
    ['/super-admin/projects/3/outbound/bots/guide', '/super-admin/projects/:projectId/outbound/*'],
    ['/agency/hl/projects', '/agency/:highLevelId/*'],
    ['/agency/tickets/3', '/agency/tickets/:ticketId'],
    ['/super-admin/projects/3', '/super-admin/projects/:projectId'],
    ['/super-admin/tickets', '/super-admin/tickets'],
    ['/admin', '/admin'],
    ['/super-admin/agency/login', '/super-admin/agency/login'],
    ['/super-admin/ads/master', '/super-admin/ads/master'],
    ['/super-admin/ads/your-ads', '/super-admin/*'],
    ['/super-admin/agency', '/super-admin/agency'],
    ['/super-admin/agency/ads/your-ads', '/super-admin/agency/ads/your-ads'],
    ['/super-admin/agency/unknown', '/super-admin/agency/*'],
    ['/onboarding', '/onboarding'],
    ['/invalid-user', '/invalid-user'],
    ['/unknown', '*'],
  ])('the path %s matches %s', (pathname, pattern) => expect(findPattern(pathname)).toBe(pattern));

  it.each(specifiedAddresses)('$address of ads §2 ($section) has a route', ({ address }) => {
    expect(findPattern(address.replaceAll(/[{}]/g, ''))).not.toMatch(/\*$/);
  });

  it('pages of ads §2 have different headings within a section', () => {
    const headings = specifiedAddresses
      .filter(({ samePageAs }) => samePageAs === undefined)
      .map(({ section, heading }) => `${section} ${heading}`);
    expect(headings).toEqual([...new Set(headings)]);
  });
});
