import { agencyPages } from '@adlane/contract/constants';

/** Areas of the app, each with its own session (ads §4). */
export type Area =
  | { readonly kind: 'agency' }
  | { readonly kind: 'client'; readonly highLevelId: string }
  | { readonly kind: 'superAdmin' }
  /** The super admin viewing the agency's pages. */
  | { readonly kind: 'viewingAgency' };

const signIn = '/login';

/** Business id in `connect/{id}/{businessId}` for all businesses. */
export const allBusinesses = 'all';

function getBasePath(area: Area): string {
  switch (area.kind) {
    case 'agency':
      return '/agency';
    case 'client':
      return `/agency/${encodeURIComponent(area.highLevelId)}`;
    case 'superAdmin':
      return '/super-admin';
    case 'viewingAgency':
      return '/super-admin/agency';
    default:
      return area satisfies never;
  }
}

function getTemplatesPath(area: Area): string {
  return `${getBasePath(area)}/ads/${area.kind === 'superAdmin' ? 'master' : 'your-ads'}`;
}

/** Path below the base path of an area. */
const createSubPath = (path: string) => (area: Area) => `${getBasePath(area)}/${path}`;

/** Every path of the app (ads §2). */
export const paths = {
  home: '/',
  signIn,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  acceptInvitation: '/accept-invitation',
  signUp: '/signup',
  invalidUser: '/invalid-user',
  onboarding: '/onboarding',
  /** A pattern with the agency's token. */
  clientSignIn: '/agency/:token/login',
  /** The sign-in page of the clients of the agency with this token. */
  clientSignInTo: (token: string) => `/agency/${encodeURIComponent(token)}/login`,
  dashboard: createSubPath('dashboard'),
  ads: createSubPath('ads'),
  launchedAds: createSubPath('ads/manage'),
  /** Launched ads of a client, with the launch of an own ad open. */
  customAd: createSubPath('ads/custom'),
  launchedAd: (area: Area, id: number) => `${getBasePath(area)}/ads/manage/${id}`,
  templateFolders: (area: Area) => getTemplatesPath(area),
  templates: (area: Area, folderId?: number | 'none') =>
    `${getTemplatesPath(area)}/templates${folderId === undefined ? '' : `?folderId=${folderId}`}`,
  template: (area: Area, id: number) => `${getTemplatesPath(area)}/templates/${id}`,
  /** Master templates, for agencies to import. */
  masterLibrary: createSubPath('ads/master'),
  media: (area: Area) => `${getBasePath(area)}/${area.kind === 'client' ? 'media' : 'clients/media'}`,
  /** Smart inserts of the agency or of a client. */
  inserts: (area: Area) => `${getBasePath(area)}/${area.kind === 'client' ? 'inserts' : 'smart-tag'}`,
  account: createSubPath('my-account'),
  billing: createSubPath('my-account/billing'),
  clients: createSubPath('clients'),
  hiddenClients: createSubPath('clients/hidden'),
  client: (area: Area, id: number) => `${getBasePath(area)}/clients/${id}`,
  leads: createSubPath('leads'),
  lead: (area: Area, id: number) => `${getBasePath(area)}/leads/${id}`,
  /** Ads of others, for ideas. */
  adSwipe: createSubPath('ad-swipe'),
  /** Ad platforms, CRM and AI provider. */
  connect: createSubPath('connect'),
  /** Accounts and pages of a connection: of one business, or of all. */
  assets: (area: Area, sourceId: number, businessId = allBusinesses) =>
    `${getBasePath(area)}/connect/${sourceId}/${encodeURIComponent(businessId)}`,
  subscribers: '/super-admin/subscriber',
  subscriber: (id: number) => `/super-admin/subscriber/${id}`,
  trialSubscribers: '/super-admin/trial-subscriber',
  /** The list in which an agency is, searched by its name. */
  /** The list with this agency; viewing the app as it begins at `next`. */
  findSubscriber: (
    { agency, is_trial }: { readonly agency: string; readonly is_trial: boolean },
    next?: string,
  ) =>
    `/super-admin/${is_trial ? 'trial-' : ''}subscriber?${new URLSearchParams({ search: agency, ...(next !== undefined && { next }) })}`,
  announcements: '/super-admin/announcements',
  plans: '/super-admin/plans',
  /** Emails of a server in development. */
  outbox: '/super-admin/outbox',
  niches: '/super-admin/niche',
  nicheRequests: '/super-admin/niche?tab=requests',
  /** Tickets and conversations of the widget's visitors. */
  inbox: createSubPath('inbox'),
  inboxItem: (area: Area, { kind, id }: { readonly kind: string; readonly id: number }) =>
    `${getBasePath(area)}/inbox/${kind}/${id}`,
  savedReplies: createSubPath('inbox/saved-replies'),
  contacts: createSubPath('contacts'),
  contact: (area: Area, id: number) => `${getBasePath(area)}/contacts/${id}`,
  /** Sites with the feedback widget. */
  projects: createSubPath('projects'),
  project: (area: Area, id: number) => `${getBasePath(area)}/projects/${id}`,
  tickets: (area: Area, projectId?: number) =>
    `${getBasePath(area)}/tickets${projectId === undefined ? '' : `?project=${projectId}`}`,
  ticket: (area: Area, id: number) => `${getBasePath(area)}/tickets/${id}`,
} as const;

/** Returns the first page of an area. */
export function getHomePath(area: Area): string {
  switch (area.kind) {
    case 'agency':
    case 'viewingAgency':
    case 'superAdmin':
      return paths.dashboard(area);
    case 'client':
      return paths.launchedAds(area);
    default:
      return area satisfies never;
  }
}

/**
 * Returns the page that starts a session of an area and then continues at `next`. A super admin starts viewing an agency
 * from the list of subscribers. A client area in the CRM has its own page, the only one that the CRM may frame.
 */
export function getSignInPath(area: Area, next: string): string {
  if (area.kind === 'viewingAgency') return paths.subscribers;
  const isInCrm = area.kind === 'client' && !area.highLevelId.startsWith('client-');
  const page = isInCrm ? paths.clientSignInTo(area.highLevelId) : paths.signIn;
  return next === getHomePath(area) ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/** Returns the area of a path, with or without a query; undefined for public pages. */
export function findArea(path: string): Area | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const [first, second] = pathname.split('/').filter(Boolean);
  if (first === 'super-admin') return { kind: second === 'agency' ? 'viewingAgency' : 'superAdmin' };
  if (first !== 'agency') return undefined;
  const isOwnPage = second === undefined || ownPages.has(second);
  return isOwnPage ? { kind: 'agency' } : { kind: 'client', highLevelId: decodeURIComponent(second) };
}

const ownPages: ReadonlySet<string> = new Set(agencyPages);

/** Returns the path to continue at after signing in; undefined unless it belongs to this app. */
export function parseNextPath(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])/.test(next) && findArea(next) !== undefined ? next : undefined;
}
