import type { Area } from '../navigation/paths';
import type { PageName } from './pageLoaders';

/** An address of one or more areas. */
export type AreaPage = {
  /** Path below the base path of the area, as a pattern of React Router; empty for the base path itself. */
  readonly path: string;
  readonly areas: readonly Area['kind'][];
} & (
  | { readonly page: PageName; readonly leadsTo?: never }
  /** Path of the page that it redirects to, relative to this one. */
  | { readonly page?: never; readonly leadsTo: string }
);

/** Path of each area, as a pattern of React Router. A path that fits several belongs to the first of them. */
export const areaPaths: readonly { readonly kind: Area['kind']; readonly path: string }[] = [
  { kind: 'agency', path: '/agency' },
  { kind: 'client', path: '/agency/:highLevelId' },
  { kind: 'superAdmin', path: '/super-admin' },
  { kind: 'viewingAgency', path: '/super-admin/agency' },
];

const agencyAreas = ['agency', 'viewingAgency'] as const;
const adAreas = [...agencyAreas, 'client'] as const;
const ownAreas = [...agencyAreas, 'superAdmin'] as const;
const allAreas = [...adAreas, 'superAdmin'] as const;

/** Every address behind a sign-in (ads §2), one line per path. */
export const areaPages: readonly AreaPage[] = [
  { path: '', areas: ownAreas, leadsTo: 'dashboard' },
  { path: '', areas: ['client'], leadsTo: 'ads/manage' },
  { path: 'dashboard', areas: agencyAreas, page: 'dashboard' },
  { path: 'dashboard', areas: ['superAdmin'], page: 'superAdminDashboard' },
  { path: 'ads', areas: adAreas, leadsTo: '../ads/manage' },
  { path: 'ads', areas: ['superAdmin'], leadsTo: '../ads/master' },
  { path: 'ads/manage/templates', areas: agencyAreas, leadsTo: '../ads/manage' },
  { path: 'ads/manage', areas: adAreas, page: 'launchedAds' },
  { path: 'ads/manage/:adId', areas: adAreas, page: 'launchedAds' },
  { path: 'ads/custom', areas: ['client'], page: 'launchedAds' },
  { path: 'ads/your-ads', areas: adAreas, page: 'templates' },
  { path: 'ads/your-ads/templates', areas: adAreas, page: 'templates' },
  { path: 'ads/your-ads/templates/:templateId', areas: adAreas, page: 'templateEditor' },
  { path: 'ads/master', areas: agencyAreas, page: 'masterLibrary' },
  { path: 'ads/master/templates', areas: agencyAreas, page: 'masterLibrary' },
  { path: 'ads/master', areas: ['superAdmin'], page: 'templates' },
  { path: 'ads/master/templates', areas: ['superAdmin'], page: 'templates' },
  { path: 'ads/master/templates/:templateId', areas: ['superAdmin'], page: 'templateEditor' },
  { path: 'my-account', areas: ownAreas, page: 'account' },
  { path: 'my-account/:section', areas: agencyAreas, page: 'account' },
  { path: 'smart-tag', areas: agencyAreas, page: 'inserts' },
  { path: 'ad-swipe', areas: agencyAreas, page: 'adSwipe' },
  { path: 'inserts', areas: ['client'], page: 'inserts' },
  { path: 'clients/media', areas: agencyAreas, page: 'media' },
  { path: 'media', areas: ['client'], page: 'media' },
  // The id may be 'hidden': the hidden clients.
  { path: 'clients', areas: agencyAreas, page: 'clients' },
  { path: 'clients/:clientId', areas: agencyAreas, page: 'clients' },
  { path: 'leads', areas: allAreas, page: 'leads' },
  { path: 'leads/:leadId', areas: allAreas, page: 'leads' },
  // With a channel, the redirect target of that platform; with a business, the accounts of a connection.
  { path: 'connect', areas: allAreas, page: 'connect' },
  { path: 'connect/:channel', areas: allAreas, page: 'connect' },
  { path: 'connect/:sourceId/:businessId', areas: allAreas, page: 'connect' },
  { path: 'subscriber', areas: ['superAdmin'], page: 'subscribers' },
  { path: 'subscriber/:subscriberId', areas: ['superAdmin'], page: 'subscribers' },
  { path: 'trial-subscriber', areas: ['superAdmin'], page: 'subscribers' },
  { path: 'announcements', areas: ['superAdmin'], page: 'announcements' },
  { path: 'plans', areas: ['superAdmin'], page: 'plans' },
  { path: 'outbox', areas: ['superAdmin'], page: 'outbox' },
  { path: 'niche', areas: ['superAdmin'], page: 'niches' },
  { path: 'projects', areas: ownAreas, page: 'projects' },
  { path: 'projects/:projectId', areas: ownAreas, page: 'projects' },
  { path: 'projects/:projectId/content/*', areas: ownAreas, page: 'content' },
  { path: 'projects/:projectId/outbound/*', areas: ownAreas, page: 'outbound' },
  { path: 'inbox', areas: ownAreas, page: 'inbox' },
  { path: 'inbox/saved-replies', areas: ownAreas, page: 'savedReplies' },
  { path: 'inbox/:kind/:itemId', areas: ownAreas, page: 'inbox' },
  { path: 'contacts', areas: ownAreas, page: 'contacts' },
  { path: 'contacts/:contactId', areas: ownAreas, page: 'contacts' },
  { path: 'tickets', areas: ownAreas, page: 'tickets' },
  { path: 'tickets/:ticketId', areas: ownAreas, page: 'tickets' },
];
